package org.bowsprit.audio.mix;

/**
 * The interpolation curve between samples, which is a windowed sinc of sixteen taps (spec 11
 * §11.8).
 *
 * <p>Frequencies above half of the lower rate are removed, so that they are not mirrored into the
 * audible range.
 */
final class SincTable {

  /** The number of samples that contribute to one value. */
  static final int TAPS = 16;

  /**
   * The number of fraction bits of a factor. The factor 1 &lt;&lt; UNITY_BITS leaves a sample
   * unchanged.
   */
  static final int UNITY_BITS = 14;

  private static final int PHASE_BITS = 10;
  private static final int PHASES = 1 << PHASE_BITS;

  /** The part of the band that is kept. The rest is the transition band. */
  private static final double PASS_BAND = 0.92;

  private static final SincTable UPSAMPLING = new SincTable(PASS_BAND);

  private final short[] factors = new short[PHASES * TAPS];

  private SincTable(double cutoff) {
    double[] curve = new double[TAPS];
    for (int phase = 0; phase < PHASES; phase++) {
      double sum = 0;
      for (int tap = 0; tap < TAPS; tap++) {
        double distance = TAPS / 2 - 1 - tap + phase / (double) PHASES;
        curve[tap] = sinc(cutoff * distance) * window(distance);
        sum += curve[tap];
      }
      for (int tap = 0; tap < TAPS; tap++) {
        factors[phase * TAPS + tap] = (short) Math.round(curve[tap] / sum * (1 << UNITY_BITS));
      }
    }
  }

  /** Returns the curve for reading {@code sourceRate} samples per second at {@code rate}. */
  static SincTable between(int sourceRate, int rate) {
    return sourceRate <= rate ? UPSAMPLING : new SincTable(PASS_BAND * rate / sourceRate);
  }

  private static double sinc(double x) {
    return x == 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
  }

  /** Returns the value of the Blackman window. */
  private static double window(double distance) {
    double angle = 2 * Math.PI * distance / TAPS;
    return 0.42 + 0.5 * Math.cos(angle) + 0.08 * Math.cos(2 * angle);
  }

  /**
   * Returns the value between samples.
   *
   * @param samples an array that contains {@link #TAPS} samples, oldest first
   * @param firstIndex the index of the oldest sample
   * @param fraction the position between the eighth and the ninth sample, in units of 2^-32
   */
  int interpolate(int[] samples, int firstIndex, long fraction) {
    int factorOffset = (int) (fraction >>> (32 - PHASE_BITS)) * TAPS;
    int sum = 1 << (UNITY_BITS - 1);
    for (int tap = 0; tap < TAPS; tap++) {
      sum += samples[firstIndex + tap] * factors[factorOffset + tap];
    }
    return sum >> UNITY_BITS;
  }
}
