package org.bowsprit.audio.synth;

import org.bowsprit.audio.AudioException;
import org.bowsprit.service.ServiceProvider;

/**
 * Provides a music device that the user can choose. This is an extension point.
 *
 * <p>A provider has a public constructor without parameters, which must be fast.
 *
 * @since 1.0
 */
public interface MusicProvider extends ServiceProvider {

  /** Returns the kind of device, which selects the renditions of sounds. */
  MusicDevice device();

  /**
   * Returns the kind of device that {@link #open} creates with {@code settings}: {@link #device()},
   * unless an option selects another.
   *
   * @throws org.bowsprit.service.OptionException if an option is not accepted
   * @since 1.2
   */
  default MusicDevice device(MusicSettings settings) {
    return device();
  }

  /**
   * Creates a synthesiser.
   *
   * @param settings the settings that the host requests
   * @throws AudioException if the synthesiser is not available on this machine; the message is the
   *     reason in one line
   */
  MusicSynth open(MusicSettings settings) throws AudioException;
}
