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
 * A captured run of a sound game. It contains register writes, sequencer events and changed
 * variables, in the layouts of the reference runs.
 *
 * <p>The runs are read from {@code -Dbowsprit.reference=DIR}, by default from this module's test
 * resources.
 *
 * @param folder the folder of {@code runs.json} and the captures
 * @param description the run's entry in {@code runs.json}
 */
public record CapturedSound(Path folder, JsonNode description) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Returns every run of a sound game in the reference folder, whatever its name. */
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

  /** Returns the expected sequencer events of the run's sound log, in short form. */
  public List<String> eventTexts() {
    return partEvents().stream().map(CapturedSound::toText).toList();
  }

  /** Returns the expected register writes of the run's sound log, in short form. */
  public List<String> registerWriteTexts() {
    return registerWrites().stream().map(CapturedSound::toText).toList();
  }

  /** Returns the sequencer events of a log written by this program, in short form. */
  public static List<String> eventTexts(List<String> log) {
    return toText(log, "part");
  }

  /** Returns the register writes of a log written by this program, in short form. */
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

  /** Returns a line of a log with its fields in a fixed order: time, cause, other fields. */
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
   * Returns the first difference of two logs with the surrounding lines; empty if they are equal.
   * It is easier to read than a diff of thousands of lines.
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
