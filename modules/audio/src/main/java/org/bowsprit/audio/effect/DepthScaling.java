package org.bowsprit.audio.effect;

/** The driver's integer products of a value and a 5-bit depth (spec 11 §8.2 and §8.5). */
public final class DepthScaling {

  /** The depth that leaves a value as it is. */
  public static final int FULL = 31;

  private DepthScaling() {}

  /** Returns {@code value} 0 to 63 by {@code depth} 0 to 31; nothing at depth 0. */
  public static int scale(int value, int depth) {
    return depth == 0 ? 0 : (value * (depth + 1)) >> 5;
  }

  /**
   * Returns {@code value} by {@code depth}, both signed: rounds towards zero up to 63, downwards
   * beyond.
   */
  public static int scaleSigned(int value, int depth) {
    if (depth == 0) {
      return 0;
    }
    if (depth == FULL) {
      return value;
    }
    int size = Math.abs(value);
    if (size > 63) {
      return (depth * (value + 1)) >> 5;
    }
    int product = (size * (Math.abs(depth) + 1)) >> 5;
    return (value < 0) != (depth < 0) ? -product : product;
  }
}
