package org.bowsprit.audio.synth;

import java.util.Map;
import java.util.Objects;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.service.OptionValues;

/**
 * What the host would like of a synthesiser.
 *
 * @param sampleRate frames a second of the device it will be heard through; it may make others
 * @param soundFont the file with instruments that the player named; empty for the synthesiser's own
 * @param options further settings by id and key, {@code device.key}; each device reads its own
 * @since 1.0
 */
public record MusicSettings(int sampleRate, String soundFont, Map<String, String> options) {

  /** Rejects what is no rate. */
  public MusicSettings {
    Objects.requireNonNull(soundFont, "soundFont must not be null");
    options = Map.copyOf(options);
    if (!AudioSettings.isRate(sampleRate)) {
      throw new IllegalArgumentException(
          "sampleRate must be %s to %s"
              .formatted(AudioSettings.LOWEST_RATE, AudioSettings.HIGHEST_RATE));
    }
  }

  /** With the device's usual options. */
  public MusicSettings(int sampleRate, String soundFont) {
    this(sampleRate, soundFont, Map.of());
  }

  /**
   * Returns the values of a device's options.
   *
   * @throws org.bowsprit.service.OptionException if one is not declared, or not of its type
   * @since 1.1
   */
  public OptionValues optionsOf(MusicProvider provider) {
    return OptionValues.of(provider.id(), provider.options(), options);
  }
}
