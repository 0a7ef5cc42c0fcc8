package org.bowsprit.player.sound;

import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.player.service.OptionOwners;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.InstalledProvider;
import org.bowsprit.plugin.host.isolation.Thrown;

/** Checks which music devices play on this machine. */
public final class MusicCheck {

  private final PluginHost host;
  private final OptionOwners owners;

  @Inject
  MusicCheck(PluginHost host, OptionOwners owners) {
    this.host = host;
    this.owners = owners;
  }

  /**
   * Opens every music device with the player's settings and closes it.
   *
   * @param notes receives each option in the settings that belongs to several services
   * @return the ids of the devices that do not open, each with the reason in one line
   */
  public Map<String, String> failures(Settings settings, Consumer<String> notes) {
    MusicSettings musicSettings =
        new MusicSettings(
            AudioSettings.DEFAULT.sampleRate(),
            settings.text(Setting.SOUND_FONT),
            owners.storedOptionsFor("music", settings.section(Settings.PLUGINS), notes));
    Map<String, String> failures = new TreeMap<>();
    for (InstalledProvider installed : host.loaded().installed()) {
      if (installed.provider() instanceof MusicProvider provider) {
        failure(provider, musicSettings).ifPresent(reason -> failures.put(installed.id(), reason));
      }
    }
    return failures;
  }

  private static Optional<String> failure(MusicProvider provider, MusicSettings musicSettings) {
    try (MusicSynth synth = provider.open(musicSettings)) {
      return synth.failure();
    } catch (AudioException e) {
      return Optional.of(e.getMessage());
    } catch (RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the command.
      return Optional.of(Thrown.asLine(e));
    }
  }
}
