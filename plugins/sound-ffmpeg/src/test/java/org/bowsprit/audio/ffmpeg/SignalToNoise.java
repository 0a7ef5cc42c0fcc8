package org.bowsprit.audio.ffmpeg;

/** Measures the difference between a sound and the expected sound. */
final class SignalToNoise {

  private SignalToNoise() {}

  /** Returns the ratio of the power of a signal to the power of the difference, in decibels. */
  static double decibels(short[] expected, short[] actual) {
    double signal = 0;
    double noise = 0;
    for (int i = 0; i < expected.length; i++) {
      signal += (double) expected[i] * expected[i];
      double difference = (double) expected[i] - actual[i];
      noise += difference * difference;
    }
    return 10 * Math.log10(signal / noise);
  }
}
