package org.bowsprit.audio.imuse;

/**
 * Adds the transpositions of players and parts and keeps the sum in range by whole octaves (spec 11
 * §3.2).
 */
final class Transposition {

  /** The value of a part that is never transposed, not even by the transposition of its player. */
  static final int NONE = -128;

  static final int OCTAVE = 12;
  private static final int MAX_SEMITONES = 24;
  private static final int RELATIVE_LIMIT = 7;

  private Transposition() {}

  static int fold(int semitones, int limit) {
    int result = semitones;
    while (result < -limit) {
      result += OCTAVE;
    }
    while (result > limit) {
      result -= OCTAVE;
    }
    return result;
  }

  static int total(int part, int player) {
    return part == NONE ? 0 : fold(part + player, MAX_SEMITONES);
  }

  static boolean isInRange(int absolute) {
    return Math.abs(absolute) <= MAX_SEMITONES;
  }

  static int relative(int current, int change) {
    return fold(current + change, RELATIVE_LIMIT);
  }
}
