package org.bowsprit.audio.mix;

/** A stream of mono samples with its own rate. */
interface SampleSource {

  /**
   * Returns the rate of the next samples, in samples per second; it may change within the stream.
   */
  int rate();

  /** Returns the next sample, signed 16-bit; 0 once the stream has ended. */
  int next();

  /** Returns whether the stream has ended. */
  boolean ended();
}
