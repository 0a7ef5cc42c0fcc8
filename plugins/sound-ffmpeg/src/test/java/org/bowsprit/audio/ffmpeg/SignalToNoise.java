package org.bowsprit.audio.ffmpeg;

/** How far sound is from what it should be. */
final class SignalToNoise {

  private SignalToNoise() {}

  /** Returns the power of a signal over that of the difference to it, in decibels. */
  static double decibels(short[] wanted, short[] found) {
    double signal = 0;
    double noise = 0;
    for (int i = 0; i < wanted.length; i++) {
      signal += (double) wanted[i] * wanted[i];
      double difference = (double) wanted[i] - found[i];
      noise += difference * difference;
    }
    return 10 * Math.log10(signal / noise);
  }
}
