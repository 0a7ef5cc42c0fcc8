package org.bowsprit.engine.reference;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The files of a captured run: {@code GAME/NAME.jsonl.gz}, its input {@code NAME.txt}, and its
 * frames {@code NAME-frames} if there are any. {@code GAME/runs.json} may contain boot parameters.
 *
 * @param folder the game's folder, which has the game's name
 * @param name the name of the run
 */
record RunFile(Path folder, String name) {

  private static final String REFERENCE = "bowsprit.reference";
  private static final String SUFFIX = ".jsonl.gz";
  private static final String SOUND_WRITES = ".opl" + SUFFIX;
  private static final String WALKS = "routes";
  private static final String FRAMES = "-frames";
  private static final String BOOT_PARAMETERS = "runs.json";
  private static final String KNOWN_DIFFERENCES = "known-differences.txt";

  /**
   * Returns the folder of captured runs. The property names the folder; if it is not set, this is
   * the copy in the test resources.
   */
  static Path reference() {
    String property = System.getProperty(REFERENCE);
    return Path.of(property == null ? "src/test/resources/reference" : property);
  }

  /** Returns whether the folder is the copy in the test resources. */
  static boolean isTestResource() {
    return System.getProperty(REFERENCE) == null;
  }

  /**
   * Returns the game folders in the folder of captured runs, without the folders of sound games.
   */
  static List<Path> games() {
    return list(reference())
        .filter(Files::isDirectory)
        .filter(RunFile::isGameWithoutSound)
        .toList();
  }

  private static boolean isGameWithoutSound(Path folder) {
    return list(folder).noneMatch(file -> file.toString().endsWith(SOUND_WRITES));
  }

  /** Returns all runs of all games, ordered by game and name. */
  static List<RunFile> all() {
    return games().stream().flatMap(RunFile::of).toList();
  }

  private static Stream<RunFile> of(Path game) {
    return list(game)
        .map(file -> file.getFileName().toString())
        .filter(file -> file.endsWith(SUFFIX))
        .map(file -> file.substring(0, file.length() - SUFFIX.length()))
        .filter(name -> !name.equals(WALKS))
        .map(name -> new RunFile(game, name));
  }

  /** Returns the files of captured walks of all games that have such a file. */
  static List<Path> walks() {
    return games().stream()
        .map(game -> game.resolve(WALKS + SUFFIX))
        .filter(Files::exists)
        .toList();
  }

  private static Stream<Path> list(Path folder) {
    if (!Files.isDirectory(folder)) {
      return Stream.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String game() {
    return folder.getFileName().toString();
  }

  Path frames() {
    return folder.resolve(name + FRAMES);
  }

  /** Reads the run. */
  CapturedRun load() {
    try {
      Path script = folder.resolve(name + ".txt");
      return new CapturedRun(
          this,
          CapturedRun.lines(folder.resolve(name + SUFFIX)),
          Files.exists(script) ? Files.readAllLines(script) : List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the first iteration in which this program deliberately differs from the capturing
   * interpreter. These differences are listed in the folder's {@code known-differences.txt}, one
   * line each: run, iteration and rule.
   */
  OptionalInt firstKnownDifference() {
    Path list = reference().resolve(KNOWN_DIFFERENCES);
    if (!Files.exists(list)) {
      return OptionalInt.empty();
    }
    try (Stream<String> lines = Files.lines(list)) {
      return lines
          .map(line -> line.split(" "))
          .filter(words -> words[0].equals(toString()))
          .mapToInt(words -> Integer.parseInt(words[1]))
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the boot parameter from {@code runs.json}. */
  OptionalInt listedBootParameter() {
    Path file = folder.resolve(BOOT_PARAMETERS);
    if (!Files.exists(file)) {
      return OptionalInt.empty();
    }
    try {
      for (JsonNode run : CapturedRun.JSON.readTree(Files.readString(file))) {
        if (run.get("run").asText().equals(name)) {
          return OptionalInt.of(run.get("boot").asInt());
        }
      }
      return OptionalInt.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return game() + "/" + name;
  }
}
