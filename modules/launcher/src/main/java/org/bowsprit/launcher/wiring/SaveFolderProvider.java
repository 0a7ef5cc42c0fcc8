package org.bowsprit.launcher.wiring;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;

/**
 * Provides the folder of saved games. This is the folder in the settings, or one in the state
 * folder.
 */
final class SaveFolderProvider implements Provider<SaveFolder> {

  private final ProgramFolders folders;

  @Inject
  SaveFolderProvider(ProgramFolders folders) {
    this.folders = folders;
  }

  /** Reads the settings only now, so that commands that need no saved game do not read them. */
  @Override
  public SaveFolder get() {
    return new SaveFolder(this::folder);
  }

  private Path folder() {
    SettingsFile file = new SettingsFile(folders.configFolder().settingsFile());
    // Problems of the file are reported when the game's settings are read.
    String chosen = Settings.of(file, "", note -> {}).text(Setting.SAVES);
    return chosen.isEmpty() ? folders.stateFolder().path().resolve("saves") : Path.of(chosen);
  }
}
