package org.bowsprit.launcher.command;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.SilentProvider;
import org.bowsprit.launcher.plugin.Registry;
import picocli.CommandLine.Option;

/** The options that choose a sound device. */
public final class AudioSelection {

  @Option(
      names = "--audio",
      paramLabel = "ID",
      defaultValue = "",
      description = "Play sounds through this device (the best that opens); see plugins list.")
  private String id;

  @Option(
      names = "--audio-target",
      paramLabel = "FILE",
      defaultValue = "",
      description = "What a device that writes a file writes.")
  private String target;

  /** Creates the mixin for picocli. */
  public AudioSelection() {}

  /**
   * Opens the device: the wanted one, else the best that opens, and silence where none does.
   *
   * @param notes takes a line for each device that did not open
   * @throws org.bowsprit.launcher.failure.CommandFailure wrong usage, if there is none of the
   *     wanted id
   */
  public AudioDevice open(Registry<AudioProvider> devices, Consumer<String> notes) {
    for (AudioProvider provider : candidates(devices)) {
      try {
        return provider.open(settings());
      } catch (AudioException e) {
        notes.accept("audio " + provider.id() + ": " + e.getMessage());
      }
    }
    return new SilentProvider().open(settings());
  }

  private List<AudioProvider> candidates(Registry<AudioProvider> devices) {
    if (!id.isEmpty()) {
      return List.of(devices.get(id));
    }
    return devices.all().stream()
        .filter(provider -> provider.preference() > 0)
        .sorted(Comparator.comparingInt(AudioProvider::preference).reversed())
        .toList();
  }

  private AudioSettings settings() {
    AudioSettings usual = AudioSettings.DEFAULT;
    return new AudioSettings(usual.sampleRate(), usual.latencyMillis(), target);
  }
}
