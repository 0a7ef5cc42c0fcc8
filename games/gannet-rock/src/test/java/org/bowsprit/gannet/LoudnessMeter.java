package org.bowsprit.gannet;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.WorkingDevice;

/** A sound device that measures the loudest sample and the loudness of each second. */
final class LoudnessMeter extends WorkingDevice {

  static final int RATE = 22_050;
  private static final double FULL_SCALE = 32_768;

  private final List<Double> loudnessPerSecond = new ArrayList<>();
  private int peakSample;
  private double sumOfSquares;
  private int frames;

  LoudnessMeter() {
    super(RATE);
  }

  /** Returns the loudest sample so far in dB below full scale. */
  double peakLevel() {
    return decibels(peakSample / FULL_SCALE);
  }

  /** Returns the loudness of each whole second in dB below full scale. */
  List<Double> loudnessPerSecond() {
    return loudnessPerSecond;
  }

  private static double decibels(double level) {
    return 20 * Math.log10(Math.max(level, 1e-6));
  }

  @Override
  public int write(short[] samples, int offset, int count) {
    for (int i = offset; i < offset + 2 * count; i += 2) {
      peakSample = Math.max(peakSample, Math.max(Math.abs(samples[i]), Math.abs(samples[i + 1])));
      double monoLevel = (samples[i] + samples[i + 1]) / (2 * FULL_SCALE);
      sumOfSquares += monoLevel * monoLevel;
      if (++frames == RATE) {
        loudnessPerSecond.add(decibels(Math.sqrt(sumOfSquares / RATE)));
        sumOfSquares = 0;
        frames = 0;
      }
    }
    return count;
  }
}
