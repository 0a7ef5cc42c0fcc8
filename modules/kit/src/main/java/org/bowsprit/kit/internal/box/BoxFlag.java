package org.bowsprit.kit.internal.box;

import org.bowsprit.format.room.BoxRecord;

/** The words for the flags of a walk box (spec 08 §3). */
enum BoxFlag {
  INVISIBLE("invisible", BoxRecord.INVISIBLE),
  LOCKED("locked", 0x40),
  PLAYER_ONLY("player-only", BoxRecord.PLAYER_ONLY),
  FLIP_Y("flip-y", BoxRecord.FLIP_Y),
  FLIP_X("flip-x", BoxRecord.FLIP_X);

  private final String word;
  private final int bit;

  BoxFlag(String word, int bit) {
    this.word = word;
    this.bit = bit;
  }

  /** Returns the word in a text. */
  String word() {
    return word;
  }

  /** Returns the bit in the flags. */
  int bit() {
    return bit;
  }
}
