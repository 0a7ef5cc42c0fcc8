package org.bowsprit.audio.system;

import org.bowsprit.audio.resource.Pcm;

/** Hears of sampled effects that start and end: a mixer, or a log. */
public interface EffectListener {

  /** An effect starts; of the same sound several may be heard at once. */
  void started(int sound, Pcm samples);

  /** All effects of a sound end. */
  void ended(int sound);
}
