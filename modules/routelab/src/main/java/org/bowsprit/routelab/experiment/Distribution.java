package org.bowsprit.routelab.experiment;

import java.util.DoubleSummaryStatistics;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * A distribution of numbers without NaN. It stores how often each number, rounded to four digits,
 * occurs, so a billion numbers need no more memory than a few thousand. Mean, smallest and largest
 * are exact.
 */
public final class Distribution {

  /** The number of bits of the fraction that are dropped: all except 14 of 52. */
  private static final int DROPPED_BITS = 38;

  private final NavigableMap<Double, Long> counts = new TreeMap<>();
  private final DoubleSummaryStatistics exact = new DoubleSummaryStatistics();

  /** Creates an empty distribution. */
  public Distribution() {}

  /** Returns an independent copy. */
  Distribution copy() {
    Distribution copy = new Distribution();
    copy.counts.putAll(counts);
    copy.exact.combine(exact);
    return copy;
  }

  /** Adds a number, unless it is NaN. */
  public void add(double value) {
    if (!Double.isNaN(value)) {
      exact.accept(value);
      counts.merge(round(value), 1L, Long::sum);
    }
  }

  private static double round(double value) {
    long half = 1L << (DROPPED_BITS - 1);
    return Double.longBitsToDouble((Double.doubleToLongBits(value) + half) & (-1L << DROPPED_BITS));
  }

  /** Returns the number of values. */
  public int count() {
    return (int) exact.getCount();
  }

  /** Returns the mean; NaN if empty. */
  public double mean() {
    return count() == 0 ? Double.NaN : exact.getAverage();
  }

  /**
   * Returns the smallest number that at least this share of all numbers does not exceed, to four
   * digits; NaN if there are no numbers.
   *
   * @param share the share, 0…1; 0.5 gives the (lower) median, 1 the largest
   */
  public double quantile(double share) {
    if (count() == 0) {
      return Double.NaN;
    }
    long rank = Math.max(1, (long) Math.ceil(share * count()));
    if (rank >= count()) {
      return exact.getMax();
    }
    long counted = 0;
    for (Map.Entry<Double, Long> entry : counts.entrySet()) {
      counted += entry.getValue();
      if (counted >= rank) {
        return clampToRange(entry.getKey());
      }
    }
    return exact.getMax();
  }

  private double clampToRange(double value) {
    return Math.max(exact.getMin(), Math.min(exact.getMax(), value));
  }
}
