package org.bowsprit.audio.state;

/** What a saved number may be: states come from files, which may say anything. */
final class Range {

  /** What a 16-bit number comes to at most: nothing a script can say is larger. */
  static final int WORD = 1 << 15;

  private Range() {}

  /**
   * Rejects a number out of its range.
   *
   * @param what what it is, for the complaint
   * @param value the number
   * @param least the smallest it may be
   * @param most the largest it may be
   * @throws IllegalArgumentException if it is smaller or larger
   */
  static void require(String what, long value, long least, long most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          what + " must be " + least + "–" + most + ", not " + value);
    }
  }
}
