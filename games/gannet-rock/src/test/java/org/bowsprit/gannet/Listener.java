package org.bowsprit.gannet;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.WorkingDevice;

/** Receives the sound and records the loudest sample and the loudness of each second. */
final class Listener extends WorkingDevice {

  static final int RATE = 22_050;
  private static final double FULL = 32_768;

  private final List<Double> seconds = new ArrayList<>();
  private int peak;
  private double squares;
  private int frames;

  Listener() {
    super(RATE);
  }

  /** Returns the loudest sample so far in dB below full scale. */
  double peak() {
    return decibels(peak / FULL);
  }

  /** Returns the loudness of each whole second in dB below full scale. */
  List<Double> seconds() {
    return seconds;
  }

  private static double decibels(double level) {
    return 20 * Math.log10(Math.max(level, 1e-6));
  }

  @Override
  public int write(short[] samples, int offset, int count) {
    for (int i = offset; i < offset + 2 * count; i += 2) {
      peak = Math.max(peak, Math.max(Math.abs(samples[i]), Math.abs(samples[i + 1])));
      double both = (samples[i] + samples[i + 1]) / (2 * FULL);
      squares += both * both;
      if (++frames == RATE) {
        seconds.add(decibels(Math.sqrt(squares / RATE)));
        squares = 0;
        frames = 0;
      }
    }
    return count;
  }
}
