package org.bowsprit.desktop.folder;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The folders of the program on this machine.
 *
 * @param home the folder that contains {@code lib/}, {@code plugins/} and {@code games/}; empty if
 *     the program was not started by its script
 * @param stateFolder the folder of the log file and the plugins' own files
 * @param configFolder the folder of the player's settings
 */
public record ProgramFolders(
    Optional<Path> home, StateFolder stateFolder, ConfigFolder configFolder) {

  /** Returns the folders of this process, as passed by the start script. */
  public static ProgramFolders ofThisProcess() {
    return new ProgramFolders(
        Optional.ofNullable(System.getProperty("bowsprit.home")).map(Path::of),
        StateFolder.ofThisProcess(),
        ConfigFolder.ofThisProcess());
  }

  /** Returns the folder of the bundled plugins. */
  public Optional<Path> pluginFolder() {
    return home.map(folder -> folder.resolve("plugins"));
  }

  /** Returns the folder of the plugins that the user has installed. It need not exist. */
  public Path installedPlugins() {
    return stateFolder.path().resolve("installed");
  }

  /**
   * Returns the folder of CD tracks that another program has decoded. It need not exist, and its
   * contents may be deleted.
   */
  public Path trackFolder() {
    return stateFolder.path().resolve("cache").resolve("tracks");
  }
}
