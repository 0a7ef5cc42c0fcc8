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

  private static final int WINDOW_SAMPLES = 1_024;
  private static final int HOP_SAMPLES = 128;

  /** The number of hops between the two values of a pitch that are compared. */
  private static final int COMPARED_HOPS = 4;

  private static final int MIN_PITCH = 36;
  private static final int MAX_PITCH = 108;
  private static final double MIN_DISTANCE_MILLIS = 120;

  private final double[] samples;
  private final int rate;
  private final double[] window = new double[WINDOW_SAMPLES];

  /** Analyses one channel of samples from −1 to 1. */
  Onsets(double[] samples, int rate) {
    this.samples = samples;
    this.rate = rate;
    Arrays.setAll(window, i -> 0.5 - 0.5 * Math.cos(2 * Math.PI * i / WINDOW_SAMPLES));
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
    List<Integer> onsets = new ArrayList<>();
    for (int peak : peaks) {
      boolean alone =
          onsets.stream()
              .allMatch(other -> Math.abs(millis(other) - millis(peak)) > MIN_DISTANCE_MILLIS);
      if (alone && onsets.size() < count) {
        onsets.add(peak);
      }
    }
    return onsets.stream().sorted().map(this::millis).toList();
  }

  private double millis(int hop) {
    return (hop * HOP_SAMPLES + WINDOW_SAMPLES / 2.0) * 1_000 / rate;
  }

  private double[] growth() {
    int hops = (samples.length - WINDOW_SAMPLES) / HOP_SAMPLES;
    double[] growth = new double[hops];
    for (int pitch = MIN_PITCH; pitch <= MAX_PITCH; pitch++) {
      double frequency = 440 * Math.pow(2, (pitch - 69) / 12.0);
      double[] levels = new double[hops];
      for (int hop = 0; hop < hops; hop++) {
        levels[hop] = Math.log1p(1_000 * level(hop * HOP_SAMPLES, frequency));
        if (hop >= COMPARED_HOPS) {
          growth[hop] += Math.max(0, levels[hop] - levels[hop - COMPARED_HOPS]);
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
    for (int i = 0; i < WINDOW_SAMPLES; i++) {
      double current = samples[from + i] * window[i] + factor * last - beforeLast;
      beforeLast = last;
      last = current;
    }
    double power = last * last + beforeLast * beforeLast - factor * last * beforeLast;
    return Math.sqrt(Math.max(0, power)) / WINDOW_SAMPLES;
  }
}
