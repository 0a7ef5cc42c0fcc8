package org.bowsprit.launcher.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.SilentProvider;
import org.bowsprit.launcher.sound.SoundServices;
import org.bowsprit.plugin.host.Registry;
import org.bowsprit.plugin.host.isolation.GuardedDevice;
import org.bowsprit.plugin.host.isolation.Thrown;
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
   * Opens the device: the wanted one, else the best that opens, and silence where none does. One
   * that is lost while it plays is followed by silence too.
   *
   * @param notes takes one line if there is no sound, or no more
   * @throws org.bowsprit.launcher.failure.CommandFailure wrong usage, if there is none of the
   *     wanted id
   */
  public AudioDevice open(SoundServices services, Consumer<String> notes) {
    List<String> reasons = new ArrayList<>();
    for (AudioProvider provider : candidates(services.devices())) {
      try {
        return new GuardedDevice(
            provider.open(settings()), note -> notes.accept(provider.id() + ": " + note));
      } catch (AudioException e) {
        reasons.add(provider.id() + ": " + e.getMessage());
      } catch (RuntimeException | Error e) {
        // A plugin's code: not even an Error may end the game.
        reasons.add(provider.id() + ": " + Thrown.inOneLine(e));
      }
    }
    if (!reasons.isEmpty()) {
      notes.accept("no sound (" + String.join("; ", reasons) + ")");
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
