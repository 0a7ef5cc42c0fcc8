package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.bowsprit.console.CommandFailure;

/**
 * A folder that a command writes into; it is made where it is not there.
 *
 * @param path where it is, or will be
 */
record OutputFolder(Path path) {

  /**
   * Checks the place before any work is done.
   *
   * @throws CommandFailure if something else than a folder is there
   */
  OutputFolder {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw CommandFailure.refused("refused.no-folder", path);
    }
  }

  /**
   * Insists that nothing is in it yet.
   *
   * @throws CommandFailure if something is
   */
  OutputFolder untouched() throws IOException {
    if (Files.exists(path)) {
      try (Stream<Path> inside = Files.list(path)) {
        if (inside.findAny().isPresent()) {
          throw CommandFailure.refused("refused.not-empty", path);
        }
      }
    }
    return this;
  }
}
