package org.bowsprit.format.image;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The packing method of a strip's pixels, from the strip's first byte (spec 02 §2.1).
 *
 * <p>The byte is ten times a family number plus {@code bits}. Several families use the same method,
 * but differ in the scan order and in whether pixels of the transparent colour are skipped.
 *
 * @param value the code byte, 0–255
 * @param method the method for reading the following bits
 * @param order the order of the pixels
 * @param isSeeThrough true if pixels of the room's transparent colour are skipped
 * @param bits the width of an absolute colour in bits, 4–8; 8 for raw strips
 */
public record StripCode(
    int value, StripMethod method, ScanOrder order, boolean isSeeThrough, int bits) {

  /** Raw bytes, row by row. */
  public static final StripCode RAW =
      new StripCode(1, StripMethod.RAW, ScanOrder.ROWS, false, Byte.SIZE);

  private static final StripCode RAW_SEE_THROUGH =
      new StripCode(149, StripMethod.RAW, ScanOrder.ROWS, true, Byte.SIZE);

  private static final int MIN_BITS = 4;
  private static final int VALUES_PER_FAMILY = 10;
  private static final int RUNS_FAMILY = 100;
  private static final int SEE_THROUGH_RUNS_FAMILY = 120;

  private static final List<Optional<StripCode>> BY_VALUE =
      IntStream.range(0, 256).mapToObj(StripCode::fromValue).toList();

  /** Returns the code for the byte {@code value}; empty if v5 has no such code. */
  public static Optional<StripCode> of(int value) {
    return BY_VALUE.get(value & 0xFF);
  }

  /**
   * Returns the code that v5 data uses for a method, scan order and transparency.
   *
   * @param bits 4–8
   * @throws IllegalArgumentException if there is no such code
   */
  public static StripCode of(StripMethod method, ScanOrder order, boolean isSeeThrough, int bits) {
    return BY_VALUE.stream()
        .flatMap(Optional::stream)
        .filter(code -> code.method == method && code.order == order)
        .filter(code -> code.isSeeThrough == isSeeThrough && code.bits == bits)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no strip code for " + method));
  }

  /**
   * Returns the code of method B whose encoders shorten long runs.
   *
   * @param bits 4–8
   */
  static StripCode withRuns(boolean isSeeThrough, int bits) {
    return BY_VALUE
        .get((isSeeThrough ? SEE_THROUGH_RUNS_FAMILY : RUNS_FAMILY) + bits)
        .orElseThrow();
  }

  /**
   * Returns whether encoders of this code's family shorten long runs with the escape of method B
   * (spec 02 §2.4).
   */
  boolean writesRuns() {
    return value > RUNS_FAMILY && method == StripMethod.DELTA;
  }

  private static Optional<StripCode> fromValue(int value) {
    if (value == RAW.value) {
      return Optional.of(RAW);
    }
    if (value == RAW_SEE_THROUGH.value) {
      return Optional.of(RAW_SEE_THROUGH);
    }
    int bits = value % VALUES_PER_FAMILY;
    if (bits < MIN_BITS || bits > Byte.SIZE) {
      return Optional.empty();
    }
    return switch (value / VALUES_PER_FAMILY) {
      case 1 -> ofFamily(value, StripMethod.STEP, ScanOrder.COLUMNS, false);
      case 2 -> ofFamily(value, StripMethod.STEP, ScanOrder.ROWS, false);
      case 3 -> ofFamily(value, StripMethod.STEP, ScanOrder.COLUMNS, true);
      case 4 -> ofFamily(value, StripMethod.STEP, ScanOrder.ROWS, true);
      case 6, 10 -> ofFamily(value, StripMethod.DELTA, ScanOrder.ROWS, false);
      case 8, 12 -> ofFamily(value, StripMethod.DELTA, ScanOrder.ROWS, true);
      default -> Optional.empty();
    };
  }

  private static Optional<StripCode> ofFamily(
      int value, StripMethod method, ScanOrder order, boolean isSeeThrough) {
    return Optional.of(
        new StripCode(value, method, order, isSeeThrough, value % VALUES_PER_FAMILY));
  }
}
