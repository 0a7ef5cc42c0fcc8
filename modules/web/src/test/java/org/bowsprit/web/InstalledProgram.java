package org.bowsprit.web;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the programs of this machine that tests start. */
public final class InstalledProgram {

  /**
   * The variant of Chromium without a window, as Debian names it. It draws and runs pages alike and
   * needs less processor time.
   */
  public static final String CHROMIUM_WITHOUT_WINDOW = "chromium-headless-shell";

  private InstalledProgram() {}

  /** Returns Chromium, preferably without a window; empty if Chromium is not installed. */
  public static Optional<Path> chromium() {
    return find(CHROMIUM_WITHOUT_WINDOW, "chromium", "google-chrome", "chrome");
  }

  /** Returns the first of these programs that is installed; empty if none is installed. */
  public static Optional<Path> find(String... programs) {
    String[] folders = System.getenv("PATH").split(":");
    return Stream.of(programs)
        .flatMap(name -> Stream.of(folders).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
