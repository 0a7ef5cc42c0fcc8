package org.bowsprit.audio.system;

import org.bowsprit.audio.resource.Pcm;

/** Hears of sampled effects that start and end: a mixer, or a log. */
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
}
