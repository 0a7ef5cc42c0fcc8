package org.bowsprit.audio.synth;

import java.util.Map;
import java.util.Objects;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.service.OptionValues;

/**
 * The settings that a host requests from a synthesiser.
 *
 * @param sampleRate the sample rate of the sound device, in frames per second; the synthesiser may
 *     use another
 * @param soundFont the file with instruments that the user named; empty for the instruments of the
 *     synthesiser itself
 * @param options further settings, keyed by {@code device.key}; each device reads only its own
 *     settings
 * @since 1.0
 */
public record MusicSettings(int sampleRate, String soundFont, Map<String, String> options) {

  /** Checks the sample rate. */
  public MusicSettings {
    Objects.requireNonNull(soundFont, "soundFont must not be null");
    options = Map.copyOf(options);
    if (!AudioSettings.isRate(sampleRate)) {
      throw new IllegalArgumentException(
          "sampleRate must be %s to %s"
              .formatted(AudioSettings.LOWEST_RATE, AudioSettings.HIGHEST_RATE));
    }
  }

  /** Creates settings with the default options of the device. */
  public MusicSettings(int sampleRate, String soundFont) {
    this(sampleRate, soundFont, Map.of());
  }

  /**
   * Returns the values of a device's options.
   *
   * @throws org.bowsprit.service.OptionException if a value belongs to no declared option, or does
   *     not have the type of its option
   * @since 1.1
   */
  public OptionValues optionsOf(MusicProvider provider) {
    return OptionValues.of(provider.id(), provider.options(), options);
  }
}
