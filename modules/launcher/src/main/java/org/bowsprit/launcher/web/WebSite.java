package org.bowsprit.launcher.web;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.folder.ProgramFolders;

/** The page that plays games, as it came with the program: the folder {@code web}. */
public final class WebSite {

  private static final String FOLDER = "web";

  private final ProgramFolders folders;

  @Inject
  WebSite(ProgramFolders folders) {
    this.folders = folders;
  }

  /**
   * Returns its files by their paths below it, with slashes.
   *
   * @throws CommandFailure if this is no whole program
   */
  Map<String, Path> files() throws IOException {
    Path folder =
        folders
            .home()
            .map(home -> home.resolve(FOLDER))
            .filter(Files::isDirectory)
            .orElseThrow(() -> CommandFailure.failed("this Bowsprit came without its web folder"));
    Map<String, Path> files = new TreeMap<>();
    try (Stream<Path> inside = Files.walk(folder)) {
      inside
          .filter(Files::isRegularFile)
          .forEach(file -> files.put(folder.relativize(file).toString().replace('\\', '/'), file));
    }
    return files;
  }
}
