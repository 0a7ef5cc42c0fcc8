package org.bowsprit.kit.internal.box;

import org.bowsprit.pathfinding.geometry.WalkBox;

/** The words for the flags of a walk box (spec 08 §3). */
enum BoxFlag {
  INVISIBLE("invisible", WalkBox.INVISIBLE),
  LOCKED("locked", 0x40),
  PLAYER_ONLY("player-only", WalkBox.PLAYER_ONLY),
  FLIP_Y("flip-y", WalkBox.FLIP_Y),
  FLIP_X("flip-x", WalkBox.FLIP_X);

  private final String word;
  private final int bit;

  BoxFlag(String word, int bit) {
    this.word = word;
    this.bit = bit;
  }

  /** Returns the word for the flag in a text. */
  String word() {
    return word;
  }

  /** Returns the bit of the flag in a box's flags. */
  int bit() {
    return bit;
  }
}
