package org.bowsprit.audio.mix;

/**
 * Converts a stream of samples to another rate, and limits its frequencies to the band of both
 * rates.
 */
final class Resampler {

  private static final long UNIT = 1L << 32;

  private final SampleSource source;
  private final int rate;
  private final SincTable table;
  private final DelayLine delayLine = new DelayLine();
  private long fraction = UNIT;

  /**
   * Creates a resampler of {@code source} to {@code rate} samples per second.
   *
   * @param rate the wanted rate in samples per second, at least 1
   */
  Resampler(SampleSource source, int rate) {
    this.source = source;
    this.rate = rate;
    this.table = SincTable.between(source.rate(), rate);
  }

  /** Returns whether all samples of the source have been played. */
  boolean hasEnded() {
    return source.hasEnded() && delayLine.isSilent();
  }

  /** Adds the next {@code count} samples to a mix, multiplied by {@code gain} / 256. */
  void addTo(int[] mix, int count, int gain) {
    for (int i = 0; i < count; i++) {
      for (; fraction >= UNIT; fraction -= UNIT) {
        delayLine.push(source.next());
      }
      mix[i] += (delayLine.interpolate(table, fraction) * gain) >> 8;
      fraction += ((long) source.rate() << 32) / rate;
    }
  }
}
