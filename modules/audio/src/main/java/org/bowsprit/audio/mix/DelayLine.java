package org.bowsprit.audio.mix;

/** Stores the last samples of a stream for interpolation. */
final class DelayLine {

  private static final int TAPS = SincTable.TAPS;

  /** The samples. Each sample is stored twice, so that the last samples are always contiguous. */
  private final int[] samples = new int[2 * TAPS];

  private int next;
  private int silentSamples = TAPS;

  void push(int sample) {
    if (sample == 0 && isSilent()) {
      return;
    }
    samples[next] = sample;
    samples[next + TAPS] = sample;
    next = (next + 1) % TAPS;
    silentSamples = sample == 0 ? Math.min(TAPS, silentSamples + 1) : 0;
  }

  /** Returns whether only silence is left. */
  boolean isSilent() {
    return silentSamples >= TAPS;
  }

  /**
   * Returns the value between the two middle samples, at {@code fraction} / 2^32 of the distance
   * after the earlier sample.
   */
  int value(SincTable table, long fraction) {
    return isSilent() ? 0 : table.value(samples, next, fraction);
  }
}
