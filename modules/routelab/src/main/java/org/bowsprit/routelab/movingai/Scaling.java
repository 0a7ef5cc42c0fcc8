package org.bowsprit.routelab.movingai;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Converts coordinates of a file to whole pixels. Uses the smallest integer factor that makes all
 * coordinates integers that fit into 16 bits.
 */
final class Scaling {

  /** The largest factor; larger ones leave too little of the 16-bit range. */
  private static final int GREATEST = 4096;

  private int scale;
  private int parts = 1;

  /** Starts with a factor; the final one is a multiple of it. */
  Scaling(int scale) {
    this.scale = scale;
  }

  /**
   * Includes a coordinate in the scaling.
   *
   * @throws MovingAiException naming the line, if no factor makes it whole
   */
  void include(BigDecimal coordinate, int line) {
    BigInteger denominator = denominator(coordinate);
    if (denominator.bitLength() > 30) {
      throw tooFine(coordinate, line);
    }
    BigInteger common = BigInteger.valueOf(scale).gcd(denominator);
    long multiple = (long) scale * denominator.divide(common).intValueExact();
    if (multiple > (long) GREATEST * parts) {
      throw tooFine(coordinate, line);
    }
    scale = (int) multiple;
  }

  /** Doubles the factor, so that the middles between the coordinates so far are whole too. */
  void halve() {
    scale *= 2;
    parts *= 2;
  }

  private static MovingAiException tooFine(BigDecimal coordinate, int line) {
    return new MovingAiException(
        line,
        "a coordinate that a factor up to "
            + GREATEST
            + " makes whole, as all others, found "
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

  /** The pixels to a unit. */
  int scale() {
    return scale;
  }

  /**
   * Converts a coordinate to pixels.
   *
   * @throws MovingAiException naming the line, if it does not fit into 16 bits
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
   * @throws MovingAiException naming the line, if it is not a number
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
