package org.bowsprit.audio.state;

/** Checks the ranges of saved numbers, because the files that contain states can be damaged. */
final class Range {

  /** The largest magnitude of a 16-bit number. Scripts cannot produce larger numbers. */
  static final int MAX_WORD = 1 << 15;

  private Range() {}

  /**
   * Rejects a number that is outside its range.
   *
   * @param name the name of the number, for the error message
   * @param value the number
   * @param min the smallest valid value
   * @param max the largest valid value
   * @throws IllegalArgumentException if the number is outside the range
   */
  static void require(String name, long value, long min, long max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(name + " must be " + min + "–" + max + ", not " + value);
    }
  }
}
