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
 * The files of a captured run: its lines in {@code GAME/NAME.jsonl.gz}, its input in {@code
 * GAME/NAME.txt}, and its frames in the folder {@code GAME/NAME-frames}. The input and the frames
 * may be missing. {@code GAME/runs.json} may contain boot parameters.
 *
 * @param folder the game's folder, which has the game's name
 * @param name the name of the run
 */
record RunFile(Path folder, String name) {

  private static final String REFERENCE_PROPERTY = "bowsprit.reference";
  private static final String RUN_SUFFIX = ".jsonl.gz";
  private static final String SOUND_WRITES_SUFFIX = ".opl" + RUN_SUFFIX;
  private static final String WALKS_NAME = "routes";
  private static final String FRAMES_SUFFIX = "-frames";
  private static final String BOOT_PARAMETERS_FILE = "runs.json";
  private static final String KNOWN_DIFFERENCES_FILE = "known-differences.txt";

  /**
   * Returns the folder of captured runs. The system property {@code bowsprit.reference} names it;
   * if the property is not set, the folder in the test resources is used.
   */
  static Path referenceFolder() {
    String property = System.getProperty(REFERENCE_PROPERTY);
    return Path.of(property == null ? "src/test/resources/reference" : property);
  }

  /** Returns whether the folder in the test resources is used. */
  static boolean isTestResource() {
    return System.getProperty(REFERENCE_PROPERTY) == null;
  }

  /**
   * Returns the game folders in the folder of captured runs, without the folders of sound games.
   */
  static List<Path> gameFolders() {
    return filesIn(referenceFolder())
        .filter(Files::isDirectory)
        .filter(RunFile::isGameWithoutSound)
        .toList();
  }

  private static boolean isGameWithoutSound(Path folder) {
    return filesIn(folder).noneMatch(file -> file.toString().endsWith(SOUND_WRITES_SUFFIX));
  }

  /** Returns all runs of all games, ordered by game and name. */
  static List<RunFile> allRuns() {
    return gameFolders().stream().flatMap(RunFile::runsOf).toList();
  }

  private static Stream<RunFile> runsOf(Path game) {
    return filesIn(game)
        .map(file -> file.getFileName().toString())
        .filter(file -> file.endsWith(RUN_SUFFIX))
        .map(file -> file.substring(0, file.length() - RUN_SUFFIX.length()))
        .filter(name -> !name.equals(WALKS_NAME))
        .map(name -> new RunFile(game, name));
  }

  /** Returns the file of captured walks of each game that has such a file. */
  static List<Path> walkFiles() {
    return gameFolders().stream()
        .map(game -> game.resolve(WALKS_NAME + RUN_SUFFIX))
        .filter(Files::exists)
        .toList();
  }

  private static Stream<Path> filesIn(Path folder) {
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
    return folder.resolve(name + FRAMES_SUFFIX);
  }

  /** Reads the lines and the input of the run. */
  CapturedRun load() {
    try {
      Path script = folder.resolve(name + ".txt");
      return new CapturedRun(
          this,
          CapturedRun.lines(folder.resolve(name + RUN_SUFFIX)),
          Files.exists(script) ? Files.readAllLines(script) : List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the first iteration in which this program deliberately differs from the capturing
   * interpreter. The result is empty if there is no such difference. These differences are listed
   * in {@code known-differences.txt}; each line contains a run, an iteration and a rule.
   */
  OptionalInt firstKnownDifference() {
    Path knownDifferencesFile = referenceFolder().resolve(KNOWN_DIFFERENCES_FILE);
    if (!Files.exists(knownDifferencesFile)) {
      return OptionalInt.empty();
    }
    try (Stream<String> lines = Files.lines(knownDifferencesFile)) {
      return lines
          .map(line -> line.split(" "))
          .filter(words -> words[0].equals(toString()))
          .mapToInt(words -> Integer.parseInt(words[1]))
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the boot parameter from {@code runs.json}. The result is empty if the file does not
   * exist or does not contain this run.
   */
  OptionalInt listedBootParameter() {
    Path file = folder.resolve(BOOT_PARAMETERS_FILE);
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
