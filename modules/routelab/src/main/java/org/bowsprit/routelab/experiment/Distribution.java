package org.bowsprit.routelab.experiment;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/** Numbers in ascending order; those that are NaN were left out. */
public final class Distribution {

  private final double[] sorted;

  private Distribution(double[] sorted) {
    this.sorted = sorted;
  }

  /** Collects numbers, without those that are NaN. */
  public static Distribution of(DoubleStream values) {
    double[] sorted = values.filter(value -> !Double.isNaN(value)).toArray();
    Arrays.sort(sorted);
    return new Distribution(sorted);
  }

  /** Returns how many numbers there are. */
  public int count() {
    return sorted.length;
  }

  /** Returns the mean, NaN of no number. */
  public double mean() {
    return Arrays.stream(sorted).average().orElse(Double.NaN);
  }

  /**
   * Returns the smallest number that at least this share of all do not exceed, NaN of no number.
   *
   * @param share 0…1; 0.5 gives the (lower) median, 1 the largest
   */
  public double quantile(double share) {
    if (sorted.length == 0) {
      return Double.NaN;
    }
    return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
  }
}
