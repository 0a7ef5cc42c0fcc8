package org.bowsprit.engine.sound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Detects the starts of tones in a recording, using only its samples. A tone starts where many
 * pitches become louder at the same time.
 */
final class ToneStarts {

  private static final int WINDOW_SAMPLES = 1_024;
  private static final int STEP_SAMPLES = 128;

  /** The number of steps between the two levels of a pitch that are compared. */
  private static final int COMPARED_STEPS = 4;

  private static final int MIN_PITCH = 36;
  private static final int MAX_PITCH = 108;
  private static final double MIN_DISTANCE_MILLIS = 120;

  private final double[] samples;
  private final int rate;
  private final double[] window = new double[WINDOW_SAMPLES];

  /** Analyses one channel of samples from −1 to 1. */
  ToneStarts(double[] samples, int rate) {
    this.samples = samples;
    this.rate = rate;
    Arrays.setAll(window, i -> 0.5 - 0.5 * Math.cos(2 * Math.PI * i / WINDOW_SAMPLES));
  }

  /**
   * Returns the times of the clearest starts of tones in milliseconds, earliest first. Returns at
   * most {@code count} times.
   */
  List<Double> clearest(int count) {
    double[] growth = growthOfLevels();
    List<Integer> peaks = new ArrayList<>();
    for (int step = 1; step + 1 < growth.length; step++) {
      if (growth[step] >= growth[step - 1] && growth[step] > growth[step + 1]) {
        peaks.add(step);
      }
    }
    peaks.sort(Comparator.comparingDouble(step -> -growth[step]));
    List<Integer> starts = new ArrayList<>();
    for (int peak : peaks) {
      boolean isFarFromOthers =
          starts.stream()
              .allMatch(other -> Math.abs(millis(other) - millis(peak)) > MIN_DISTANCE_MILLIS);
      if (isFarFromOthers && starts.size() < count) {
        starts.add(peak);
      }
    }
    return starts.stream().sorted().map(this::millis).toList();
  }

  private double millis(int step) {
    return (step * STEP_SAMPLES + WINDOW_SAMPLES / 2.0) * 1_000 / rate;
  }

  private double[] growthOfLevels() {
    int stepCount = (samples.length - WINDOW_SAMPLES) / STEP_SAMPLES;
    double[] growth = new double[stepCount];
    for (int pitch = MIN_PITCH; pitch <= MAX_PITCH; pitch++) {
      double frequency = 440 * Math.pow(2, (pitch - 69) / 12.0);
      double[] levels = new double[stepCount];
      for (int step = 0; step < stepCount; step++) {
        levels[step] = Math.log1p(1_000 * level(step * STEP_SAMPLES, frequency));
        if (step >= COMPARED_STEPS) {
          growth[step] += Math.max(0, levels[step] - levels[step - COMPARED_STEPS]);
        }
      }
    }
    return growth;
  }

  /**
   * Returns the level of a frequency in the window that starts at a sample (Goertzel algorithm).
   */
  private double level(int firstSample, double frequency) {
    double factor = 2 * Math.cos(2 * Math.PI * frequency / rate);
    double last = 0;
    double beforeLast = 0;
    for (int i = 0; i < WINDOW_SAMPLES; i++) {
      double current = samples[firstSample + i] * window[i] + factor * last - beforeLast;
      beforeLast = last;
      last = current;
    }
    double power = last * last + beforeLast * beforeLast - factor * last * beforeLast;
    return Math.sqrt(Math.max(0, power)) / WINDOW_SAMPLES;
  }
}
