package org.bowsprit.audio.imuse;

/**
 * How transpositions of players and parts are added up and kept in range by whole octaves (spec 11
 * §3.2).
 */
final class Transposition {

  /** The part's transposition that means: none, not even the player's. */
  static final int NONE = -128;

  static final int OCTAVE = 12;
  private static final int FURTHEST = 24;
  private static final int RELATIVE_LIMIT = 7;

  private Transposition() {}

  static int fold(int semitones, int limit) {
    int folded = semitones;
    while (folded < -limit) {
      folded += OCTAVE;
    }
    while (folded > limit) {
      folded -= OCTAVE;
    }
    return folded;
  }

  static int ofPart(int part, int player) {
    return part == NONE ? 0 : fold(part + player, FURTHEST);
  }

  static boolean isLegal(int absolute) {
    return Math.abs(absolute) <= FURTHEST;
  }

  static int relative(int old, int by) {
    return fold(old + by, RELATIVE_LIMIT);
  }
}
