package org.bowsprit.audio;

import java.util.Map;
import org.bowsprit.service.OptionValues;

/**
 * The settings that a host requests from a sound device.
 *
 * @param sampleRate the number of frames per second, from 8000 to 192000
 * @param latencyMillis the wanted time between a write and its sound, in milliseconds, from 5 to
 *     1000; a small latency makes the sound follow the game faster, and a large latency avoids gaps
 *     on a busy machine
 * @param target the file that a device should write, as the user typed it; empty for devices that
 *     write no file
 * @param options the further settings, keyed by {@code device.key}; each device reads only its own
 *     settings
 * @since 1.0
 */
public record AudioSettings(
    int sampleRate, int latencyMillis, String target, Map<String, String> options) {

  /**
   * The lowest sample rate, in frames per second.
   *
   * @since 1.1
   */
  public static final int LOWEST_RATE = 8_000;

  /**
   * The highest sample rate, in frames per second.
   *
   * @since 1.1
   */
  public static final int HIGHEST_RATE = 192_000;

  /** The default settings: 44100 frames per second, 60 ms and no target. */
  public static final AudioSettings DEFAULT = new AudioSettings(44_100, 60, "");

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a number is outside its range
   */
  public AudioSettings {
    require(isRate(sampleRate), "sampleRate must be %s to %s".formatted(LOWEST_RATE, HIGHEST_RATE));
    require(latencyMillis >= 5 && latencyMillis <= 1_000, "latencyMillis must be 5 to 1000");
    require(target != null, "target must not be null");
    options = Map.copyOf(options);
  }

  /** Creates settings with the default options of the device. */
  public AudioSettings(int sampleRate, int latencyMillis, String target) {
    this(sampleRate, latencyMillis, target, Map.of());
  }

  /**
   * Returns the values of a device's options.
   *
   * @throws org.bowsprit.service.OptionException if an option is not declared, or its value does
   *     not have the declared type
   * @since 1.1
   */
  public OptionValues optionsOf(AudioProvider provider) {
    return OptionValues.of(provider.id(), provider.options(), options);
  }

  /**
   * Returns whether a sample rate is allowed.
   *
   * @since 1.1
   */
  public static boolean isRate(int sampleRate) {
    return sampleRate >= LOWEST_RATE && sampleRate <= HIGHEST_RATE;
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new IllegalArgumentException(message);
    }
  }
}
