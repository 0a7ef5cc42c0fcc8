package org.bowsprit.routelab.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * The axis of a chart, with ticks at round numbers: 1, 2 or 5 times a power of ten.
 *
 * @param low the lower end
 * @param high the upper end, greater than {@code low}
 * @param logarithmic whether the axis is logarithmic; {@code low} is then positive
 */
record Axis(double low, double high, boolean logarithmic) {

  private static final int MAX_TICKS = 6;
  private static final double[] STEPS = {1, 2, 5, 10};

  /** Returns an axis that covers numbers. If all are equal, the axis is extended a little. */
  static Axis covering(double low, double high, boolean logarithmic) {
    if (high > low * (1 + 1e-9)) {
      return new Axis(low, high, logarithmic);
    }
    return logarithmic
        ? new Axis(low, low * 1.01, true)
        : new Axis(low, low + Math.max(0.01, Math.abs(low) * 0.01), false);
  }

  /**
   * Returns the position of a number on the axis, 0 to 1; a number beyond an end gets the position
   * of that end.
   */
  double position(double value) {
    double share =
        logarithmic ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
    return Math.max(0, Math.min(1, share));
  }

  /** Returns the numbers of its ticks, in order. */
  List<Double> ticks() {
    if (logarithmic && high / low >= 10) {
      return decades();
    }
    double step = step((high - low) / (MAX_TICKS - 1));
    List<Double> ticks = new ArrayList<>();
    for (long k = (long) Math.ceil(low / step - 1e-9); k * step <= high + step * 1e-9; k++) {
      ticks.add(withoutRoundingError(k * step, step));
    }
    return ticks;
  }

  /**
   * Returns the smallest number of the form 1, 2 or 5 times a power of ten that is at least {@code
   * least}.
   */
  private static double step(double minStep) {
    double power = Math.pow(10, Math.floor(Math.log10(minStep)));
    for (double factor : STEPS) {
      if (factor * power >= minStep * (1 - 1e-9)) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  private List<Double> decades() {
    List<Double> ticks = new ArrayList<>();
    double[] factors = high / low < 1_000 ? new double[] {1, 2, 5} : new double[] {1};
    int every = Math.max(1, (int) Math.ceil(Math.log10(high / low) / MAX_TICKS));
    for (int power = (int) Math.floor(Math.log10(low)); power <= Math.log10(high); power++) {
      for (double factor : factors) {
        double tick = withoutRoundingError(factor * Math.pow(10, power), Math.pow(10, power));
        if (tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9) && power % every == 0) {
          ticks.add(tick);
        }
      }
    }
    return ticks;
  }

  /** Removes the rounding error of sums of tenths. */
  private static double withoutRoundingError(double value, double step) {
    int digits = Math.max(0, 1 - (int) Math.floor(Math.log10(step)));
    return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_EVEN).doubleValue();
  }
}
