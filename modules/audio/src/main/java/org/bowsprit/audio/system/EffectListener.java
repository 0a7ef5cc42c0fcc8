package org.bowsprit.audio.system;

import org.bowsprit.audio.recording.Recording;
import org.bowsprit.media.voc.Pcm;

/**
 * Receives the start and end of recorded sounds, which are effects, speech and CD tracks. A mixer
 * and a log implement this interface.
 *
 * <p>A listener cannot influence the sound, because sounds start and end by the game's clock.
 */
public interface EffectListener {

  /** Called when an effect starts. The same sound may run several times at once. */
  void started(int sound, Pcm samples);

  /**
   * Called when an effect of a restored game continues. Does nothing by default.
   *
   * @param micros the time since its start, in microseconds
   */
  default void resumed(int sound, Pcm samples, long micros) {}

  /** Called when all effects of a sound end. */
  void ended(int sound);

  /**
   * Called when the oldest effect of a sound is replaced by another sound. Other effects of the
   * same sound continue.
   */
  default void replaced(int sound) {}

  /**
   * Called when a spoken line starts. There is at most one at a time.
   *
   * @param voice the recording
   * @param micros the time since its start, in microseconds: 0 except in a restored game
   */
  default void speechStarted(Recording voice, long micros) {}

  /** Called when the spoken line has ended. */
  default void speechEnded() {}

  /**
   * Called when a line is heard as an effect, in addition to the spoken line. Several such lines
   * may be heard simultaneously.
   *
   * @param voice the recording, which plays to its end
   */
  default void lineStartedAsEffect(Recording voice) {}

  /** Called when all lines heard as effects end. */
  default void linesAsEffectsEnded() {}

  /**
   * Called when a CD track starts, and again for each loop. There is at most one at a time.
   *
   * @param track the number of the track; 1 is the disc's first audio track
   * @param frame the position in the track, in CD frames of 1/75 s
   */
  default void trackStarted(int track, long frame) {}

  /** Called when the CD stops. */
  default void trackEnded() {}
}
