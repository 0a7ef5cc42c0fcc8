package org.bowsprit.insight.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.bowsprit.vm.symbol.Symbols;

/**
 * The sources of a game. They are searched for in the folder of the game, in the two folders above
 * it, and in the folders called {@code sources} in these three folders.
 */
public final class SourceTexts {

  /** Represents a game without sources. */
  public static final SourceTexts NONE = new SourceTexts(List.of());

  private static final String SOURCE_FOLDER = "sources";
  private static final int SEARCHED_FOLDERS = 3;

  private final List<Path> folders;
  private final Map<String, List<String>> linesByFile = new HashMap<>();

  private SourceTexts(List<Path> folders) {
    this.folders = folders;
  }

  /**
   * Returns the sources near a game.
   *
   * @param game the path of the game, which may be followed by {@code #} and a choice; for any
   *     other text, there are no sources
   */
  public static SourceTexts near(String game) {
    try {
      Path path = Path.of(game.split("#", 2)[0]).toAbsolutePath().normalize();
      return game.isEmpty() || !Files.exists(path) ? NONE : near(path);
    } catch (InvalidPathException e) {
      return NONE;
    }
  }

  private static SourceTexts near(Path game) {
    return new SourceTexts(
        Stream.iterate(game, folder -> folder != null, Path::getParent)
            .limit(SEARCHED_FOLDERS)
            .flatMap(folder -> Stream.of(folder, folder.resolve(SOURCE_FOLDER)))
            .toList());
  }

  /**
   * Returns the lines of a source; empty if the source does not exist.
   *
   * @param file the path of the source in the symbols
   */
  public List<String> lines(String file) {
    return linesByFile.computeIfAbsent(file, this::read);
  }

  /**
   * Returns a predicate that is true for the path of a source that exists. If no source exists, the
   * predicate is true for all paths.
   */
  public Predicate<String> existingFiles(Symbols symbols) {
    boolean areAllSourcesMissing =
        symbols.code().stream().allMatch(each -> lines(each.file()).isEmpty());
    return file -> areAllSourcesMissing || !lines(file).isEmpty();
  }

  private List<String> read(String file) {
    return folders.stream()
        .flatMap(folder -> fileIn(folder, file).stream())
        .findFirst()
        .map(SourceTexts::linesOf)
        .orElse(List.of());
  }

  private static Optional<Path> fileIn(Path folder, String file) {
    try {
      Path path = folder.resolve(file).normalize();
      return path.startsWith(folder) && Files.isRegularFile(path)
          ? Optional.of(path)
          : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static List<String> linesOf(Path path) {
    try {
      return Files.readAllLines(path);
    } catch (IOException e) {
      return List.of();
    }
  }
}
