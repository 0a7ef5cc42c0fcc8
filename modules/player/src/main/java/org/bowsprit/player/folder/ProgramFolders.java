package org.bowsprit.player.folder;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the program stands on this machine.
 *
 * @param home the folder that holds {@code lib/}, {@code plugins/} and {@code games/}; empty where
 *     the program was not started by its script
 * @param stateFolder where the log file and plugins' own files are
 * @param configFolder where the player's settings are
 */
public record ProgramFolders(
    Optional<Path> home, StateFolder stateFolder, ConfigFolder configFolder) {

  /** Returns the folders of this process, as the start script tells them. */
  public static ProgramFolders ofThisProcess() {
    return new ProgramFolders(
        Optional.ofNullable(System.getProperty("bowsprit.home")).map(Path::of),
        StateFolder.ofThisProcess(),
        ConfigFolder.ofThisProcess());
  }

  /** Returns the folder of the plugins that came with the program. */
  public Optional<Path> pluginFolder() {
    return home.map(folder -> folder.resolve("plugins"));
  }

  /** Returns the folder of the plugins that the person has installed; it need not exist. */
  public Path installedPlugins() {
    return stateFolder.path().resolve("installed");
  }

  /**
   * Returns the folder of CD tracks as they were decoded by another program; it need not exist, and
   * may be emptied.
   */
  public Path trackFolder() {
    return stateFolder.path().resolve("cache").resolve("tracks");
  }
}
