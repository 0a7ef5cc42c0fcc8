package org.bowsprit.audio.mix;

/** A stream of mono samples, which has its own sample rate. */
interface SampleSource {

  /**
   * Returns the rate of the next samples, in samples per second. The rate can change within the
   * stream.
   */
  int rate();

  /** Returns the next sample as a signed 16-bit number; 0 after the end of the stream. */
  int next();

  /** Returns whether the stream has ended. */
  boolean hasEnded();
}
