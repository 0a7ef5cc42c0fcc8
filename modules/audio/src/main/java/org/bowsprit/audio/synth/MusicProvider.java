package org.bowsprit.audio.synth;

import org.bowsprit.audio.AudioException;
import org.bowsprit.service.ServiceProvider;

/**
 * A kind of music device that a player can choose: an extension point of this module.
 *
 * <p>A public constructor without parameters makes it; that must cost nothing.
 *
 * @since 1.0
 */
public interface MusicProvider extends ServiceProvider {

  /** Returns what kind of device it makes, which picks the renditions of sounds. */
  MusicDevice device();

  /**
   * Makes a synthesiser.
   *
   * @param settings what the host would like
   * @throws AudioException if it cannot be had on this machine, with the reason in one line
   */
  MusicSynth open(MusicSettings settings) throws AudioException;
}
