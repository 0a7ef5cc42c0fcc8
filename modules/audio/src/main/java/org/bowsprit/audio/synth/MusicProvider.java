package org.bowsprit.audio.synth;

import java.util.List;
import org.bowsprit.audio.AudioException;
import org.bowsprit.options.Option;

/**
 * A kind of music device that a player can choose: an extension point of this module.
 *
 * <p>A public constructor without parameters makes it; that must cost nothing.
 *
 * @since 1.0
 */
public interface MusicProvider {

  /** Returns the name on the command line: lower-case letters, digits and hyphens, unique. */
  String id();

  /** Returns the name for people, a few words. */
  String displayName();

  /** Returns what kind of device it makes, which picks the renditions of sounds. */
  MusicDevice device();

  /**
   * Returns the options of what {@link #open} opens; none unless overridden. Values for others are
   * refused.
   *
   * @since 1.1
   */
  default List<Option> declaredOptions() {
    return List.of();
  }

  /**
   * Makes a synthesiser.
   *
   * @param settings what the host would like
   * @throws AudioException if it cannot be had on this machine, with the reason in one line
   */
  MusicSynth open(MusicSettings settings) throws AudioException;
}
