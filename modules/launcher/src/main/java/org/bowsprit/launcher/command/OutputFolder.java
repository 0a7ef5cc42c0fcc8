package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.bowsprit.launcher.failure.CommandFailure;

/**
 * The folder into which a command writes. It is created if it does not exist.
 *
 * @param path the path of the folder
 */
record OutputFolder(Path path) {

  /**
   * Checks the path before any work is done.
   *
   * @throws CommandFailure if the path exists and is not a folder
   */
  OutputFolder {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw CommandFailure.refused("refused.no-folder", path);
    }
  }

  /**
   * Checks that the folder is empty.
   *
   * @throws CommandFailure if the folder is not empty
   */
  OutputFolder requireEmpty() throws IOException {
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
