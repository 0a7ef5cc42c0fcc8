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
 * The sources of a game, if they are near it: in its folder or one of the two folders above, or in
 * the folder {@code sources} of one of them.
 */
public final class SourceTexts {

  /** The sources of a game that has none. */
  public static final SourceTexts NONE = new SourceTexts(List.of());

  private static final String USUAL_FOLDER = "sources";
  private static final int FOLDERS_UP = 3;

  private final List<Path> roots;
  private final Map<String, List<String>> read = new HashMap<>();

  private SourceTexts(List<Path> roots) {
    this.roots = roots;
  }

  /**
   * Returns the sources near a game.
   *
   * @param game its path, which may be followed by {@code #} and a choice; there are none near
   *     anything else
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
            .limit(FOLDERS_UP)
            .flatMap(folder -> Stream.of(folder, folder.resolve(USUAL_FOLDER)))
            .toList());
  }

  /**
   * Returns the lines of a source; empty if it is not there.
   *
   * @param file its path in the symbols
   */
  public List<String> lines(String file) {
    return read.computeIfAbsent(file, this::read);
  }

  /**
   * Returns a predicate for the paths of a game's sources: whether a source is here. If none is
   * here, it holds for all.
   */
  public Predicate<String> among(Symbols symbols) {
    boolean isNone = symbols.code().stream().allMatch(each -> lines(each.file()).isEmpty());
    return file -> isNone || !lines(file).isEmpty();
  }

  private List<String> read(String file) {
    return roots.stream()
        .flatMap(root -> inside(root, file).stream())
        .findFirst()
        .map(SourceTexts::linesOf)
        .orElse(List.of());
  }

  private static Optional<Path> inside(Path root, String file) {
    try {
      Path path = root.resolve(file).normalize();
      return path.startsWith(root) && Files.isRegularFile(path)
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
