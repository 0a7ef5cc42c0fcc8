package org.bowsprit.routelab.experiment;

import java.util.DoubleSummaryStatistics;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Numbers; those that are NaN are left out. What is kept is how often each occurs, to four digits,
 * so that a billion of them take no more memory than some thousands. Mean, smallest and largest are
 * exact.
 */
public final class Distribution {

  /** How many bits of a number's fraction are not kept: all but 14 of 52. */
  private static final int DROPPED = 38;

  private final NavigableMap<Double, Long> counts = new TreeMap<>();
  private final DoubleSummaryStatistics exact = new DoubleSummaryStatistics();

  /** Begins with no number. */
  public Distribution() {}

  /** Returns the same numbers, to which those that are added later do not come. */
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
      counts.merge(rounded(value), 1L, Long::sum);
    }
  }

  private static double rounded(double value) {
    long half = 1L << (DROPPED - 1);
    return Double.longBitsToDouble((Double.doubleToLongBits(value) + half) & (-1L << DROPPED));
  }

  /** Returns how many numbers there are. */
  public int count() {
    return (int) exact.getCount();
  }

  /** Returns the mean, NaN of no number. */
  public double mean() {
    return count() == 0 ? Double.NaN : exact.getAverage();
  }

  /**
   * Returns the smallest number that at least this share of all do not exceed, to four digits; NaN
   * of no number.
   *
   * @param share 0…1; 0.5 gives the (lower) median, 1 the largest
   */
  public double quantile(double share) {
    if (count() == 0) {
      return Double.NaN;
    }
    long wanted = Math.max(1, (long) Math.ceil(share * count()));
    if (wanted >= count()) {
      return exact.getMax();
    }
    long passed = 0;
    for (Map.Entry<Double, Long> entry : counts.entrySet()) {
      passed += entry.getValue();
      if (passed >= wanted) {
        return within(entry.getKey());
      }
    }
    return exact.getMax();
  }

  private double within(double value) {
    return Math.max(exact.getMin(), Math.min(exact.getMax(), value));
  }
}
