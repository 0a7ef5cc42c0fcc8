package org.bowsprit.pathfinding.geometry;

import java.math.BigInteger;

/**
 * Squared distances that are either whole numbers or squares over whole numbers, compared exactly.
 *
 * <p>A distance to a corner is n (denominator 0); a distance to the inside of an edge is n²/d.
 */
final class SquaredDistance {

  /** Doubles further apart than this share of their size are ordered as the exact values are. */
  private static final double DECISIVE = 1e-9;

  private SquaredDistance() {}

  /** Tells whether the first distance is strictly smaller than the second. */
  static boolean less(
      long numerator, long denominator, long otherNumerator, long otherDenominator) {
    if (denominator == otherDenominator) {
      return numerator < otherNumerator;
    }
    double value = approximate(numerator, denominator);
    double other = approximate(otherNumerator, otherDenominator);
    if (Math.abs(value - other) > DECISIVE * Math.max(value, other)) {
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
