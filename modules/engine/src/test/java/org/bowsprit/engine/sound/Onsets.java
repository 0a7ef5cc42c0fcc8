package org.bowsprit.engine.sound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Detects the starts of tones in a recording. A tone starts where many pitches become louder at the
 * same time. The class uses only the samples of the recording.
 */
final class Onsets {

  private static final int WINDOW = 1_024;
  private static final int HOP = 128;

  /** The number of hops between the two values of a pitch that are compared. */
  private static final int BEFORE = 4;

  private static final int LOWEST = 36;
  private static final int HIGHEST = 108;
  private static final double NEAREST_MILLIS = 120;

  private final double[] samples;
  private final int rate;
  private final double[] window = new double[WINDOW];

  /** Analyses one channel of samples from −1 to 1. */
  Onsets(double[] samples, int rate) {
    this.samples = samples;
    this.rate = rate;
    Arrays.setAll(window, i -> 0.5 - 0.5 * Math.cos(2 * Math.PI * i / WINDOW));
  }

  /** Returns the times of the clearest onsets in milliseconds, earliest first. */
  List<Double> clearest(int count) {
    double[] growth = growth();
    List<Integer> peaks = new ArrayList<>();
    for (int hop = 1; hop + 1 < growth.length; hop++) {
      if (growth[hop] >= growth[hop - 1] && growth[hop] > growth[hop + 1]) {
        peaks.add(hop);
      }
    }
    peaks.sort(Comparator.comparingDouble(hop -> -growth[hop]));
    List<Integer> taken = new ArrayList<>();
    for (int peak : peaks) {
      boolean alone =
          taken.stream().allMatch(other -> Math.abs(millis(other) - millis(peak)) > NEAREST_MILLIS);
      if (alone && taken.size() < count) {
        taken.add(peak);
      }
    }
    return taken.stream().sorted().map(this::millis).toList();
  }

  private double millis(int hop) {
    return (hop * HOP + WINDOW / 2.0) * 1_000 / rate;
  }

  private double[] growth() {
    int hops = (samples.length - WINDOW) / HOP;
    double[] growth = new double[hops];
    for (int pitch = LOWEST; pitch <= HIGHEST; pitch++) {
      double frequency = 440 * Math.pow(2, (pitch - 69) / 12.0);
      double[] levels = new double[hops];
      for (int hop = 0; hop < hops; hop++) {
        levels[hop] = Math.log1p(1_000 * level(hop * HOP, frequency));
        if (hop >= BEFORE) {
          growth[hop] += Math.max(0, levels[hop] - levels[hop - BEFORE]);
        }
      }
    }
    return growth;
  }

  /** Returns the loudness of a frequency in the window that starts at a sample (Goertzel). */
  private double level(int from, double frequency) {
    double factor = 2 * Math.cos(2 * Math.PI * frequency / rate);
    double last = 0;
    double beforeLast = 0;
    for (int i = 0; i < WINDOW; i++) {
      double now = samples[from + i] * window[i] + factor * last - beforeLast;
      beforeLast = last;
      last = now;
    }
    double power = last * last + beforeLast * beforeLast - factor * last * beforeLast;
    return Math.sqrt(Math.max(0, power)) / WINDOW;
  }
}
