package org.bowsprit.audio.mix;

/** Stores the last samples of a stream for interpolation. */
final class DelayLine {

  private static final int TAPS = SincTable.TAPS;

  /** The samples. Each sample is stored twice, so that the last samples are always contiguous. */
  private final int[] samples = new int[2 * TAPS];

  private int nextIndex;
  private int silentSamples = TAPS;

  void push(int sample) {
    if (sample == 0 && isSilent()) {
      return;
    }
    samples[nextIndex] = sample;
    samples[nextIndex + TAPS] = sample;
    nextIndex = (nextIndex + 1) % TAPS;
    silentSamples = sample == 0 ? Math.min(TAPS, silentSamples + 1) : 0;
  }

  /** Returns whether all stored samples are 0. */
  boolean isSilent() {
    return silentSamples >= TAPS;
  }

  /**
   * Interpolates between the two middle samples.
   *
   * @param fraction the distance from the earlier sample, in units of 2^-32
   */
  int interpolate(SincTable table, long fraction) {
    return isSilent() ? 0 : table.interpolate(samples, nextIndex, fraction);
  }
}
