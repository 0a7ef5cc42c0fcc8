package org.bowsprit.adventures.trial;

import java.util.Arrays;

/**
 * An estimate with its confidence interval of 95 %.
 *
 * @param value the estimate
 * @param low the lower end of the interval
 * @param high the upper end of the interval
 */
public record Interval(double value, double low, double high) {

  private static final double Z = 1.959964;

  /**
   * Returns a proportion with its Wilson score interval.
   *
   * @param hits the number of successes, 0 to {@code tries}
   * @param tries the number of tries, at least 1
   */
  static Interval ofProportion(int hits, int tries) {
    double p = (double) hits / tries;
    double spread = Z * Math.sqrt(p * (1 - p) / tries + Z * Z / (4.0 * tries * tries));
    double middle = p + Z * Z / (2.0 * tries);
    double scale = 1 + Z * Z / tries;
    return new Interval(
        p, Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale));
  }

  /**
   * Returns a mean with its interval by the normal approximation. For a single value, both ends of
   * the interval are that value.
   *
   * @param values the values, at least one
   */
  static Interval ofMean(double... values) {
    double mean = Arrays.stream(values).average().orElseThrow();
    double squares = Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
    double error = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length);
    return new Interval(mean, mean - Z * error, mean + Z * error);
  }
}
