package org.bowsprit.launcher.option;

import java.util.Map;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.AudioChoice;
import picocli.CommandLine.Option;

/** The options that choose a sound device. */
public final class AudioSelection {

  @Option(
      names = "--audio",
      paramLabel = "ID",
      description = "Play sounds on this device (default: the best that opens); see plugins list.")
  private String id;

  @Option(
      names = "--audio-target",
      paramLabel = "FILE",
      defaultValue = "",
      description = "The file for a device that writes a file.")
  private String target;

  @Option(
      names = "--audio-option",
      paramLabel = "KEY=VALUE",
      description = "An option of the sound device; may be given more than once.")
  private Map<String, String> options = Map.of();

  /** Creates the mixin for picocli. */
  public AudioSelection() {}

  /** Returns the chosen device. */
  public AudioChoice choice() {
    return new AudioChoice(id == null ? "" : id, target, options);
  }

  /** Overrides the settings with the typed options. */
  void override(Settings settings) {
    settings.override(Setting.SOUND_DEVICE, id);
  }
}
