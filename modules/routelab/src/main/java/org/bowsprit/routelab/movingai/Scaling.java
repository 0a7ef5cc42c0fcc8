package org.bowsprit.routelab.movingai;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Converts coordinates of a file to whole pixels. Uses the smallest integer factor that makes all
 * coordinates integers that fit into 16 bits.
 */
final class Scaling {

  /** The largest factor; larger ones leave too little of the 16-bit range. */
  private static final int MAX_FACTOR = 4096;

  private int scale;
  private int midpointFactor = 1;

  /** Creates a scaling whose factor is a multiple of the given factor. */
  Scaling(int scale) {
    this.scale = scale;
  }

  /**
   * Increases the factor until it makes a coordinate a whole number.
   *
   * @throws MovingAiException if no allowed factor makes the coordinate a whole number; the message
   *     names the line
   */
  void include(BigDecimal coordinate, int line) {
    BigInteger denominator = denominator(coordinate);
    if (denominator.bitLength() > 30) {
      throw tooFine(coordinate, line);
    }
    BigInteger common = BigInteger.valueOf(scale).gcd(denominator);
    long multiple = (long) scale * denominator.divide(common).intValueExact();
    if (multiple > (long) MAX_FACTOR * midpointFactor) {
      throw tooFine(coordinate, line);
    }
    scale = (int) multiple;
  }

  /**
   * Doubles the factor, so that the midpoints between included coordinates are whole numbers too.
   */
  void includeMidpoints() {
    scale *= 2;
    midpointFactor *= 2;
  }

  private static MovingAiException tooFine(BigDecimal coordinate, int line) {
    return new MovingAiException(
        line,
        "coordinates that are whole numbers after multiplication by a common factor (at most "
            + MAX_FACTOR
            + "), found "
            + coordinate.toPlainString());
  }

  private static BigInteger denominator(BigDecimal coordinate) {
    BigDecimal shortest = coordinate.stripTrailingZeros();
    if (shortest.scale() <= 0) {
      return BigInteger.ONE;
    }
    BigInteger tens = BigInteger.TEN.pow(Math.min(shortest.scale(), 40));
    return tens.divide(tens.gcd(shortest.unscaledValue()));
  }

  /** Returns the number of pixels per unit. */
  int scale() {
    return scale;
  }

  /**
   * Converts a coordinate to pixels.
   *
   * @throws MovingAiException if the result does not fit into 16 bits; the message names the line
   */
  int pixels(BigDecimal coordinate, int line) {
    BigDecimal pixels = coordinate.multiply(BigDecimal.valueOf(scale));
    if (pixels.abs().compareTo(BigDecimal.valueOf(Short.MAX_VALUE)) > 0) {
      throw new MovingAiException(
          line,
          "coordinates from -"
              + Short.MAX_VALUE / scale
              + " to "
              + Short.MAX_VALUE / scale
              + ", found "
              + coordinate.toPlainString());
    }
    return pixels.intValueExact();
  }

  /**
   * Reads a coordinate.
   *
   * @throws MovingAiException if the text is not a number; the message names the line
   */
  static BigDecimal coordinate(String text, int line) {
    try {
      BigDecimal value = new BigDecimal(text);
      if (Math.abs((long) value.scale()) > 100) {
        throw new NumberFormatException(text);
      }
      return value;
    } catch (NumberFormatException e) {
      throw new MovingAiException(line, "a coordinate, found \"" + text + "\"");
    }
  }
}
