package org.bowsprit.audio.ffmpeg;

/** Measures the difference between a sound and the expected sound. */
final class SignalToNoise {

  private SignalToNoise() {}

  /** Returns the ratio of the power of a signal to the power of the difference, in decibels. */
  static double decibels(short[] expected, short[] actual) {
    double signalPower = 0;
    double noisePower = 0;
    for (int i = 0; i < expected.length; i++) {
      signalPower += (double) expected[i] * expected[i];
      double difference = (double) expected[i] - actual[i];
      noisePower += difference * difference;
    }
    return 10 * Math.log10(signalPower / noisePower);
  }
}
