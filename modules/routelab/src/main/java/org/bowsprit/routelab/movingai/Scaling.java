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
  private int doublings = 1;

  /** Creates a scaling with a first factor. The final factor is a multiple of it. */
  Scaling(int scale) {
    this.scale = scale;
  }

  /**
   * Includes a coordinate in the scaling.
   *
   * @throws MovingAiException if no factor makes the coordinate a whole number; the message names
   *     the line
   */
  void include(BigDecimal coordinate, int line) {
    BigInteger denominator = denominator(coordinate);
    if (denominator.bitLength() > 30) {
      throw tooFine(coordinate, line);
    }
    BigInteger common = BigInteger.valueOf(scale).gcd(denominator);
    long multiple = (long) scale * denominator.divide(common).intValueExact();
    if (multiple > (long) MAX_FACTOR * doublings) {
      throw tooFine(coordinate, line);
    }
    scale = (int) multiple;
  }

  /**
   * Doubles the factor, so that the middle between two of the coordinates so far is also a whole
   * number.
   */
  void includeMidpoints() {
    scale *= 2;
    doublings *= 2;
  }

  private static MovingAiException tooFine(BigDecimal coordinate, int line) {
    return new MovingAiException(
        line,
        "coordinates that a common factor up to "
            + MAX_FACTOR
            + " makes whole numbers, found "
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
          "coordinates up to "
              + Short.MAX_VALUE
              + (scale == 1 ? "" : " when multiplied by " + scale)
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
