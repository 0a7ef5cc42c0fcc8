package org.bowsprit.audio;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * A captured run of a game that tests the sound. Its files contain the register writes, the
 * sequencer events and the changed variables, in the formats of the reference runs.
 *
 * <p>The runs are read from {@code -Dbowsprit.reference=DIR}, by default from this module's test
 * resources.
 *
 * @param folder the folder that contains {@code runs.json} and the captured files
 * @param description the run's entry in {@code runs.json}
 */
public record CapturedSound(Path folder, JsonNode description) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Returns all runs in the reference folder that have captured register writes. */
  public static List<CapturedSound> all() {
    Path reference =
        Path.of(System.getProperty("bowsprit.reference", "target/test-classes/reference"));
    try (Stream<Path> games = Files.list(reference)) {
      List<CapturedSound> runs = new ArrayList<>();
      for (Path folder : games.filter(CapturedSound::hasRuns).sorted().toList()) {
        for (JsonNode run : JSON.readTree(Files.readString(folder.resolve("runs.json")))) {
          CapturedSound captured = new CapturedSound(folder, run);
          if (Files.exists(folder.resolve(captured.name() + ".opl.jsonl.gz"))) {
            runs.add(captured);
          }
        }
      }
      return runs;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean hasRuns(Path folder) {
    return Files.exists(folder.resolve("runs.json"));
  }

  /** Returns the name of the game. */
  public String game() {
    return folder.getFileName().toString();
  }

  /** Returns the run's name. */
  public String name() {
    return description.get("run").asText();
  }

  /** Returns the register writes, in order. */
  public List<JsonNode> registerWrites() {
    return readLines(name() + ".opl.jsonl.gz");
  }

  /** Returns the sequencer's events for the device, in order. */
  public List<JsonNode> partEvents() {
    return readLines(name() + ".midi.jsonl.gz");
  }

  /** Returns the iterations with changed variables. */
  public List<JsonNode> iterations() {
    return readLines(name() + ".jsonl.gz");
  }

  /** Returns the sequencer events of this run, each as one line of text. */
  public List<String> eventTexts() {
    return partEvents().stream().map(CapturedSound::toText).toList();
  }

  /** Returns the register writes of this run, each as one line of text. */
  public List<String> registerWriteTexts() {
    return registerWrites().stream().map(CapturedSound::toText).toList();
  }

  /** Returns the sequencer events of a log of this program, each as one line of text. */
  public static List<String> eventTexts(List<String> log) {
    return toText(log, "part");
  }

  /** Returns the register writes of a log of this program, each as one line of text. */
  public static List<String> registerWriteTexts(List<String> log) {
    return toText(log, "reg");
  }

  private static List<String> toText(List<String> log, String field) {
    return log.stream()
        .filter(line -> line.contains("\"" + field + "\":"))
        .map(CapturedSound::parse)
        .map(CapturedSound::toText)
        .toList();
  }

  private static JsonNode parse(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Formats a line of a log: the time, an "s" if a script is the cause, and the other fields. */
  private static String toText(JsonNode line) {
    StringBuilder builder = new StringBuilder(line.get("us").asText());
    builder.append(line.has("script") ? "s" : "");
    for (String field : List.of("part", "what", "a", "b", "hex", "reg", "val")) {
      if (line.has(field)) {
        builder.append(' ').append(line.get(field).asText());
      }
    }
    return builder.toString();
  }

  /** Returns the bytes of a lower-case hex string. */
  public static byte[] parseHex(String text) {
    return HexFormat.of().parseHex(text);
  }

  /**
   * Describes the first difference between two logs with the surrounding lines. The result is empty
   * if the logs are equal. It is easier to read than the difference of thousands of lines.
   */
  public static String firstDifference(List<String> actual, List<String> expected) {
    int equalLines = 0;
    while (equalLines < actual.size()
        && equalLines < expected.size()
        && actual.get(equalLines).equals(expected.get(equalLines))) {
      equalLines++;
    }
    if (equalLines == actual.size() && equalLines == expected.size()) {
      return "";
    }
    return "line %d of %d; expected %s%nbut was %s"
        .formatted(
            equalLines,
            expected.size(),
            surroundingLines(expected, equalLines),
            surroundingLines(actual, equalLines));
  }

  private static List<String> surroundingLines(List<String> lines, int index) {
    return lines.subList(
        Math.max(0, Math.min(index, lines.size()) - 4), Math.min(lines.size(), index + 6));
  }

  private List<JsonNode> readLines(String file) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(folder.resolve(file))),
                StandardCharsets.UTF_8))) {
      List<JsonNode> lines = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(JSON.readTree(line));
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return name();
  }
}
