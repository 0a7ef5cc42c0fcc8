package org.bowsprit.audio.effect;

/**
 * Multiplies a value by a 5-bit depth with the driver's integer arithmetic (spec 11 §8.2 and §8.5).
 */
public final class DepthScaling {

  /** The depth that leaves a value unchanged. */
  public static final int FULL = 31;

  private DepthScaling() {}

  /**
   * Returns {@code value}, from 0 to 63, scaled by {@code depth}, from 0 to 31. At depth 0, the
   * result is 0.
   */
  public static int scale(int value, int depth) {
    return depth == 0 ? 0 : (value * (depth + 1)) >> 5;
  }

  /**
   * Returns {@code value} scaled by {@code depth}, both signed. Rounds towards zero up to 63 and
   * downwards beyond.
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
