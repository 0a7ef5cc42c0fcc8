package org.bowsprit.launcher.option;

import jakarta.inject.Inject;
import java.util.List;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.InstalledProvider;

/**
 * Provides the options of services in the player's settings to commands that show or change them.
 */
public final class StoredOptions {

  private static final String NO_GAME = "";

  private final PluginHost host;
  private final ProgramFolders folders;
  private final Console console;

  @Inject
  StoredOptions(PluginHost host, ProgramFolders folders, Console console) {
    this.host = host;
    this.folders = folders;
    this.console = console;
  }

  /** Returns all services with an id, and all services of the plugin with this id. */
  public List<InstalledProvider> servicesOf(String id) {
    List<String> files =
        host.loaded().plugins().stream()
            .filter(plugin -> plugin.id().equals(id))
            .map(plugin -> plugin.file())
            .toList();
    return host.installed().stream()
        .filter(service -> service.id().equals(id) || files.contains(service.source()))
        .toList();
  }

  /** Returns the global settings. */
  public Settings settings() {
    SettingsFile file = new SettingsFile(folders.configFolder().settingsFile());
    return Settings.of(file, NO_GAME, console::note);
  }

  /**
   * Returns the global settings so that a command can change them. Creates their file if it is
   * missing.
   */
  public Settings settingsToChange() {
    new SettingsFile(folders.configFolder().settingsFile())
        .createIfMissing(KeySettings.explanation());
    return settings();
  }
}
