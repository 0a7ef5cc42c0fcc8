package org.bowsprit.audio.state;

/**
 * Checks the ranges of saved numbers, because states come from files that can contain any numbers.
 */
final class Range {

  /** The largest magnitude of a 16-bit number. Scripts cannot produce larger numbers. */
  static final int WORD = 1 << 15;

  private Range() {}

  /**
   * Rejects a number that is outside its range.
   *
   * @param what the name of the number, for the error message
   * @param value the number
   * @param least the smallest valid value
   * @param most the largest valid value
   * @throws IllegalArgumentException if the number is outside the range
   */
  static void require(String what, long value, long least, long most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          what + " must be " + least + "–" + most + ", not " + value);
    }
  }
}
