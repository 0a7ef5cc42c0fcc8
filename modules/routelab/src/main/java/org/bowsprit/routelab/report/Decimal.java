package org.bowsprit.routelab.report;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Formats numbers independently of the machine's locale. */
final class Decimal {

  private Decimal() {}

  /** Returns a number with a maximum number of digits after the point; empty for NaN. */
  static String text(double value, int digits) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return "";
    }
    BigDecimal rounded =
        BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_EVEN).stripTrailingZeros();
    return rounded.signum() == 0 ? "0" : rounded.toPlainString();
  }
}
