package org.bowsprit.audio.mix;

/** Reads a stream of samples at another rate, band-limited. */
final class Resampler {

  private static final long ONE = 1L << 32;

  private final SampleSource source;
  private final int rate;
  private final SincTable table;
  private final DelayLine line = new DelayLine();
  private long fraction = ONE;

  /**
   * Reads {@code source} at {@code rate} samples a second.
   *
   * @param rate at least 1
   */
  Resampler(SampleSource source, int rate) {
    this.source = source;
    this.rate = rate;
    this.table = SincTable.between(source.rate(), rate);
  }

  /** Returns whether nothing more than silence will come. */
  boolean ended() {
    return source.ended() && line.isSilent();
  }

  /** Adds the next {@code count} samples, each times {@code gain} of 256, to a mix. */
  void addTo(int[] mix, int count, int gain) {
    for (int i = 0; i < count; i++) {
      for (; fraction >= ONE; fraction -= ONE) {
        line.push(source.next());
      }
      mix[i] += (line.value(table, fraction) * gain) >> 8;
      fraction += ((long) source.rate() << 32) / rate;
    }
  }
}
