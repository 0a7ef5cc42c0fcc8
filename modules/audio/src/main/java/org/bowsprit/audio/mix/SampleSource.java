package org.bowsprit.audio.mix;

/** A stream of mono samples at a rate of its own. */
interface SampleSource {

  /** Returns samples a second of the samples to come; it may change on the way. */
  int rate();

  /** Returns the next sample, signed 16-bit; 0 once the stream has ended. */
  int next();

  /** Returns whether the stream has ended. */
  boolean ended();
}
