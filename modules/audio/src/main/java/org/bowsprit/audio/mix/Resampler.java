package org.bowsprit.audio.mix;

/** Reads a source at another rate, by linear interpolation in 16.16 steps. */
final class Resampler {

  private static final int ONE = 1 << 16;

  private final SampleSource source;
  private final int rate;
  private int before;
  private int after;
  private int fraction = ONE;

  /**
   * Reads {@code source} at {@code rate} samples a second.
   *
   * @param rate at least 1
   */
  Resampler(SampleSource source, int rate) {
    this.source = source;
    this.rate = rate;
  }

  /** Returns whether nothing more than silence will come. */
  boolean ended() {
    return source.ended() && before == 0 && after == 0;
  }

  /** Adds the next {@code count} samples, each times {@code gain} of 256, to a mix. */
  void addTo(int[] mix, int count, int gain) {
    for (int i = 0; i < count; i++) {
      while (fraction >= ONE) {
        fraction -= ONE;
        before = after;
        after = source.next();
      }
      int sample = before + (int) (((long) (after - before) * fraction) >> 16);
      mix[i] += (sample * gain) >> 8;
      fraction += (int) (((long) source.rate() << 16) / rate);
    }
  }
}
