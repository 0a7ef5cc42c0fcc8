package org.bowsprit.pathfinding.geometry;

import java.math.BigInteger;

/**
 * Compares squared distances exactly. Each is an integer or the square of an integer divided by an
 * integer.
 *
 * <p>A squared distance to a corner is n, with denominator 0. A squared distance to the inside of
 * an edge is n²/d.
 */
final class SquaredDistance {

  /**
   * The minimum relative difference of two doubles that have the same order as the exact values.
   */
  private static final double MIN_DECISIVE_DIFFERENCE = 1e-9;

  private SquaredDistance() {}

  /** Returns whether the first distance is strictly smaller than the second. */
  static boolean isLess(
      long numerator, long denominator, long otherNumerator, long otherDenominator) {
    if (denominator == otherDenominator) {
      return numerator < otherNumerator;
    }
    double value = approximate(numerator, denominator);
    double other = approximate(otherNumerator, otherDenominator);
    if (Math.abs(value - other) > MIN_DECISIVE_DIFFERENCE * Math.max(value, other)) {
      return value < other;
    }
    return exactNumerator(numerator, denominator)
            .multiply(exactDenominator(otherDenominator))
            .compareTo(
                exactNumerator(otherNumerator, otherDenominator)
                    .multiply(exactDenominator(denominator)))
        < 0;
  }

  private static double approximate(long numerator, long denominator) {
    return denominator == 0 ? (double) numerator : (double) numerator * numerator / denominator;
  }

  private static BigInteger exactNumerator(long numerator, long denominator) {
    BigInteger value = BigInteger.valueOf(numerator);
    return denominator == 0 ? value : value.multiply(value);
  }

  private static BigInteger exactDenominator(long denominator) {
    return denominator == 0 ? BigInteger.ONE : BigInteger.valueOf(denominator);
  }
}
