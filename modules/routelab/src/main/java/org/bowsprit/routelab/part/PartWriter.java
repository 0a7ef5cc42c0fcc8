package org.bowsprit.routelab.part;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import org.bowsprit.routelab.experiment.BatchResult;

/** Writes a part while its results are computed. */
public final class PartWriter {

  private final JsonGenerator json;

  /** The index of the room written last. */
  private int room = -1;

  /**
   * Writes the beginning of a part.
   *
   * @param out receives the part; is not closed
   * @param shard the number of the part
   * @param manifest the manifest of the comparison
   */
  public PartWriter(Writer out, Shard shard, PartManifest manifest) {
    try {
      json = PartJson.MAPPER.createGenerator(out);
      json.writeStartObject();
      json.writeNumberField(PartJson.SCHEMA, PartFile.SCHEMA);
      json.writePOJOField(PartJson.SHARD, shard);
      json.writePOJOField(PartJson.MANIFEST, manifest);
      json.writeArrayFieldStart(PartJson.BATCHES);
      json.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the next results. */
  public void add(BatchResult batch) {
    try {
      json.writePOJO(PlainBatch.of(batch, batch.roomIndex() != room));
      json.flush();
      room = batch.roomIndex();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Writes the end of the part.
   *
   * @param failures the number of times that each router had to be replaced, in the order of the
   *     routers
   */
  public void end(List<Long> failures) {
    try {
      json.writeEndArray();
      json.writePOJOField(PartJson.FAILURES, failures);
      json.writeEndObject();
      json.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
