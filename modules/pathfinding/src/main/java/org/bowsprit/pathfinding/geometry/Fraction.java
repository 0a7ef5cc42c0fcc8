package org.bowsprit.pathfinding.geometry;

import java.math.BigInteger;

/** An exact fraction with a positive denominator. */
record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {

  static final Fraction ZERO = of(0);
  static final Fraction ONE = of(1);
  private static final BigInteger TWO = BigInteger.TWO;

  static Fraction of(long value) {
    return new Fraction(BigInteger.valueOf(value), BigInteger.ONE);
  }

  /** Returns the quotient of two fractions. The divisor must not be 0. */
  Fraction dividedBy(Fraction divisor) {
    BigInteger newNumerator = numerator.multiply(divisor.denominator);
    BigInteger newDenominator = denominator.multiply(divisor.numerator);
    return newDenominator.signum() < 0
        ? new Fraction(newNumerator.negate(), newDenominator.negate())
        : new Fraction(newNumerator, newDenominator);
  }

  Fraction plus(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  Fraction minus(Fraction other) {
    return plus(new Fraction(other.numerator.negate(), other.denominator));
  }

  Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /** Returns this value clamped to 0…1. */
  Fraction clamped() {
    if (numerator.signum() < 0) {
      return ZERO;
    }
    return compareTo(ONE) > 0 ? ONE : this;
  }

  int signum() {
    return numerator.signum();
  }

  /** Returns {@code floor(this + ½)}. */
  int rounded() {
    BigInteger doubled = numerator.multiply(TWO).add(denominator);
    BigInteger[] parts = doubled.divideAndRemainder(denominator.multiply(TWO));
    return parts[1].signum() < 0 ? parts[0].intValue() - 1 : parts[0].intValue();
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }
}
