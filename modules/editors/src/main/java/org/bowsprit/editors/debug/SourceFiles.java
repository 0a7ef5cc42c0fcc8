package org.bowsprit.editors.debug;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.vm.symbol.CodeSymbols;
import org.bowsprit.vm.symbol.Symbols;

/** The files of a game's sources, by their names in its symbols. */
final class SourceFiles {

  private final Path folder;
  private final Map<String, Path> paths = new LinkedHashMap<>();

  /**
   * Creates an object that finds the sources of a game.
   *
   * @param folder the folder of the sources
   */
  SourceFiles(Path folder, Symbols symbols) {
    this.folder = realPath(folder);
    for (CodeSymbols each : symbols.code()) {
      Path path = this.folder.resolve(each.file());
      if (!paths.containsKey(each.file()) && Files.isRegularFile(path)) {
        paths.put(each.file(), path);
      }
    }
  }

  /** Returns the file of a source; empty if the source has no file, as an interface does not. */
  Optional<Path> path(String file) {
    return Optional.ofNullable(paths.get(file));
  }

  /**
   * Returns whether the user can read a source. If no source has a file, all sources count as
   * readable.
   */
  boolean isReadable(String file) {
    return paths.isEmpty() || paths.containsKey(file);
  }

  /** Returns the name that the symbols use for a file. The file need not contain code. */
  String name(String path) {
    try {
      return folder.relativize(realPath(Path.of(path))).toString().replace('\\', '/');
    } catch (InvalidPathException e) {
      return path;
    } catch (IllegalArgumentException otherDrive) {
      return path;
    }
  }

  private static Path realPath(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException missing) {
      return path.toAbsolutePath().normalize();
    }
  }
}
