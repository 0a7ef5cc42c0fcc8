package org.bowsprit.routelab.part;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.trial.room.LabRoom;

/** Reads a part one batch at a time. */
final class PartReader implements AutoCloseable {

  private final String name;
  private final JsonParser json;
  private final Shard shard;
  private final PartManifest manifest;
  private List<Long> failures = List.of();
  private LabRoom room;
  private boolean hasEnded;

  /**
   * Opens a part.
   *
   * @throws PartException if it does not begin like a part
   */
  static PartReader of(Path file) throws IOException {
    InputStream bytes = Files.newInputStream(file);
    try {
      return new PartReader(file.toString(), PartJson.MAPPER.createParser(bytes));
    } catch (IOException | PartException e) {
      bytes.close();
      throw e;
    }
  }

  /**
   * Opens a part in memory.
   *
   * @param text the text of the file
   * @throws PartException if it does not begin like a part
   */
  static PartReader of(String text) throws IOException {
    return new PartReader("the part", PartJson.MAPPER.createParser(text));
  }

  private PartReader(String name, JsonParser json) throws IOException {
    this.name = name;
    this.json = json;
    try {
      expect(json.nextToken(), JsonToken.START_OBJECT);
      int schema = value(PartJson.SCHEMA, Integer.class);
      if (schema != PartFile.SCHEMA) {
        throw new PartException(
            name + ": expected a part of schema " + PartFile.SCHEMA + ", found " + schema);
      }
      shard = value(PartJson.SHARD, Shard.class);
      manifest = value(PartJson.MANIFEST, PartManifest.class);
      field(PartJson.BATCHES);
      expect(json.nextToken(), JsonToken.START_ARRAY);
    } catch (JsonProcessingException | RuntimeException e) {
      json.close();
      throw damaged(e);
    } catch (IOException e) {
      json.close();
      throw e;
    }
  }

  Shard shard() {
    return shard;
  }

  PartManifest manifest() {
    return manifest;
  }

  /**
   * Returns the number of times that each router had to be replaced; valid after the last batch.
   */
  List<Long> failures() {
    return failures;
  }

  /**
   * Returns the results of the next batch; empty after the last.
   *
   * @throws PartException if the part is damaged here
   */
  Optional<BatchResult> next() throws IOException {
    try {
      if (!hasEnded && json.nextToken() == JsonToken.START_OBJECT) {
        BatchResult batch = json.readValueAs(PlainBatch.class).result(room);
        room = batch.room();
        return Optional.of(batch);
      }
      if (!hasEnded) {
        expect(json.currentToken(), JsonToken.END_ARRAY);
        failures = List.of(value(PartJson.FAILURES, Long[].class));
        expect(json.nextToken(), JsonToken.END_OBJECT);
        hasEnded = true;
      }
      return Optional.empty();
    } catch (JsonProcessingException | RuntimeException e) {
      throw damaged(e);
    }
  }

  private <T> T value(String name, Class<T> type) throws IOException {
    field(name);
    json.nextToken();
    T value = json.readValueAs(type);
    if (value == null) {
      throw new IllegalArgumentException("no " + name);
    }
    return value;
  }

  private void field(String name) throws IOException {
    expect(json.nextToken(), JsonToken.FIELD_NAME);
    if (!json.currentName().equals(name)) {
      throw new IllegalArgumentException(json.currentName() + " instead of " + name);
    }
  }

  private static void expect(JsonToken found, JsonToken expected) {
    if (found != expected) {
      throw new IllegalArgumentException(
          (found == null ? "the end of the file" : found) + " instead of " + expected);
    }
  }

  private PartException damaged(Exception e) {
    if (e instanceof PartException partException) {
      return partException;
    }
    String found = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return new PartException(name + ": expected a whole part of a comparison, found: " + found);
  }

  @Override
  public void close() throws IOException {
    json.close();
  }
}
