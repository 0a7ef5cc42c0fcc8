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
 * @param seeThrough true if pixels of the room's transparent colour are skipped
 * @param bits the width of an absolute colour in bits, 4–8; 8 for raw strips
 */
public record StripCode(
    int value, StripMethod method, ScanOrder order, boolean seeThrough, int bits) {

  /** Raw bytes, row by row. */
  public static final StripCode RAW =
      new StripCode(1, StripMethod.RAW, ScanOrder.ROWS, false, Byte.SIZE);

  private static final StripCode RAW_SEE_THROUGH =
      new StripCode(149, StripMethod.RAW, ScanOrder.ROWS, true, Byte.SIZE);

  private static final int FEWEST_BITS = 4;
  private static final int FAMILY = 10;
  private static final int RUNS = 100;
  private static final int RUNS_SEE_THROUGH = 120;

  private static final List<Optional<StripCode>> BY_VALUE =
      IntStream.range(0, 256).mapToObj(StripCode::read).toList();

  /** Returns the code for the byte {@code value}, or nothing if v5 has no such code. */
  public static Optional<StripCode> of(int value) {
    return BY_VALUE.get(value & 0xFF);
  }

  /**
   * Returns the code that v5 data uses for a method, scan order and transparency.
   *
   * @param bits 4–8
   * @throws IllegalArgumentException if there is no such code
   */
  public static StripCode of(StripMethod method, ScanOrder order, boolean seeThrough, int bits) {
    return BY_VALUE.stream()
        .flatMap(Optional::stream)
        .filter(code -> code.method == method && code.order == order)
        .filter(code -> code.seeThrough == seeThrough && code.bits == bits)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no strip code for " + method));
  }

  /**
   * Returns the code of method B whose encoders shorten long runs.
   *
   * @param bits 4–8
   */
  static StripCode withRuns(boolean seeThrough, int bits) {
    return BY_VALUE.get((seeThrough ? RUNS_SEE_THROUGH : RUNS) + bits).orElseThrow();
  }

  /**
   * Returns whether encoders of this code's family shorten long runs with the escape of method B
   * (spec 02 §2.4).
   */
  boolean writesRuns() {
    return value > RUNS && method == StripMethod.DELTA;
  }

  private static Optional<StripCode> read(int value) {
    if (value == RAW.value) {
      return Optional.of(RAW);
    }
    if (value == RAW_SEE_THROUGH.value) {
      return Optional.of(RAW_SEE_THROUGH);
    }
    int bits = value % FAMILY;
    if (bits < FEWEST_BITS || bits > Byte.SIZE) {
      return Optional.empty();
    }
    return switch (value / FAMILY) {
      case 1 -> family(value, StripMethod.STEP, ScanOrder.COLUMNS, false);
      case 2 -> family(value, StripMethod.STEP, ScanOrder.ROWS, false);
      case 3 -> family(value, StripMethod.STEP, ScanOrder.COLUMNS, true);
      case 4 -> family(value, StripMethod.STEP, ScanOrder.ROWS, true);
      case 6, 10 -> family(value, StripMethod.DELTA, ScanOrder.ROWS, false);
      case 8, 12 -> family(value, StripMethod.DELTA, ScanOrder.ROWS, true);
      default -> Optional.empty();
    };
  }

  private static Optional<StripCode> family(
      int value, StripMethod method, ScanOrder order, boolean seeThrough) {
    return Optional.of(new StripCode(value, method, order, seeThrough, value % FAMILY));
  }
}
