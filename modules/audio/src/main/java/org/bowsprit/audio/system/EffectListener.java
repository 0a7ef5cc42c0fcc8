package org.bowsprit.audio.system;

import org.bowsprit.audio.recording.Recording;
import org.bowsprit.media.voc.Pcm;

/**
 * Hears of recorded sound that starts and ends: effects, speech, CD tracks. A mixer, or a log.
 *
 * <p>Who listens has no say: all of it starts and ends by the game's clock.
 */
public interface EffectListener {

  /** An effect starts; of the same sound several may be heard at once. */
  void started(int sound, Pcm samples);

  /**
   * An effect of a restored game goes on; by itself this changes nothing that is heard.
   *
   * @param micros how long it has been heard before
   */
  default void resumed(int sound, Pcm samples, long micros) {}

  /** All effects of a sound end. */
  void ended(int sound);

  /** The oldest effect of a sound gives way to another sound; what else there is of it goes on. */
  default void dropped(int sound) {}

  /**
   * A line is spoken; there is never more than one.
   *
   * @param voice what is heard
   * @param micros how long it has been heard before: 0 but in a restored game
   */
  default void speechStarted(Recording voice, long micros) {}

  /** The line has ended. */
  default void speechEnded() {}

  /**
   * A line is heard as an effect, beside the line that is spoken; several may be.
   *
   * @param voice what is heard, to its end
   */
  default void lineAsEffect(Recording voice) {}

  /** All lines that are heard as effects end. */
  default void linesAsEffectsEnded() {}

  /**
   * A CD track plays; there is never more than one, and a loop starts it anew.
   *
   * @param track 1 is the disc's first audio track
   * @param frame where in the track, in CD frames of 1/75 s
   */
  default void trackStarted(int track, long frame) {}

  /** The CD stops. */
  default void trackEnded() {}
}
