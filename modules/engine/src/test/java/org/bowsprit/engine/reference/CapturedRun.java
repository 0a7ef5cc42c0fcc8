package org.bowsprit.engine.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * One captured run of a game: {@code GAME/NAME.jsonl.gz}, with {@code NAME.txt} its input, if any.
 */
record CapturedRun(String game, String name, List<JsonNode> lines, List<String> input) {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String SUFFIX = ".jsonl.gz";

  /** The folder of captured runs: the property, or the copy in the test resources. */
  static Path folder() {
    String property = System.getProperty("bowsprit.reference");
    return Path.of(property == null ? "src/test/resources/reference" : property);
  }

  /**
   * All runs of all games in the folder; a game whose runs are listed in {@code runs.json} is one of
   * sounds and compared elsewhere ({@link SoundRunsReferenceTest}).
   */
  static List<CapturedRun> all() {
    try (Stream<Path> games = Files.list(folder())) {
      return games
          .filter(Files::isDirectory)
          .filter(game -> Files.notExists(game.resolve("runs.json")))
          .map(game -> game.getFileName().toString())
          .sorted()
          .flatMap(game -> of(game, "").stream())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All runs of a game in the folder whose name has a prefix. */
  static List<CapturedRun> of(String game, String prefix) {
    Path folder = folder().resolve(game);
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(SUFFIX) && name.startsWith(prefix))
          .sorted()
          .map(name -> read(folder, name.substring(0, name.length() - SUFFIX.length())))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CapturedRun read(Path folder, String name) {
    try {
      Path script = folder.resolve(name + ".txt");
      return new CapturedRun(
          folder.getFileName().toString(),
          name,
          lines(folder.resolve(name + SUFFIX)),
          Files.exists(script) ? Files.readAllLines(script) : List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<JsonNode> lines(Path file) throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines.add(JSON.readTree(line));
      }
    }
    return lines;
  }

  /** The local 0 of the boot script, as the README of the captured runs says. */
  int bootParameter() {
    if (name.startsWith("session")) {
      return game.equals("oplab") ? 302 : 0;
    }
    return name.startsWith("all") ? 0 : 100;
  }

  boolean hasVariables() {
    return lines.stream().anyMatch(line -> line.has("vars"));
  }

  boolean hasInstructions() {
    return lines.stream().anyMatch(line -> line.has("op"));
  }

  /** What scripts drew at random, in order. */
  Deque<Integer> drawn() {
    Deque<Integer> numbers = new ArrayDeque<>();
    for (JsonNode line : lines) {
      if (line.has("random")) {
        numbers.add(line.get("random").get(2).asInt());
      }
    }
    return numbers;
  }

  /** The last iteration with a state line. */
  int lastIteration() {
    int last = 0;
    for (JsonNode line : lines) {
      if (line.has("t")) {
        last = line.get("t").asInt();
      }
    }
    return last;
  }

  @Override
  public String toString() {
    return game + "/" + name;
  }
}
