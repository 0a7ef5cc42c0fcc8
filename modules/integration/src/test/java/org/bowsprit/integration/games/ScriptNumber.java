package org.bowsprit.integration.games;

/** The numbers of a random game's global scripts. */
final class ScriptNumber {

  static final int BOOT = 1;

  /** Moves from room to room endlessly and starts the other scripts. */
  static final int DIRECTOR = 2;

  /** A scene that can be skipped and that contains another one. */
  static final int CUTSCENE = 3;

  static final int INNER_CUTSCENE = 4;

  /** The scripts that the engine calls. */
  static final int INPUT = 5;

  static final int SENTENCE = 6;

  /** Creates the verb panel. */
  static final int PANEL = 7;

  /** Updates the sentence line of the panel endlessly. */
  static final int SENTENCE_LINE = 8;

  /** Replaces the panel with dialogue choices. */
  static final int DIALOGUE = 9;

  static final int FIRST_HOOK = 10;

  /** A nested scene in one script. */
  static final int NESTED = 18;

  /** Continues to talk in any room. */
  static final int TALK = 19;

  /** The first of the scripts that end at once. */
  static final int FIRST_QUICK = 20;

  static final int QUICK_COUNT = 6;

  /** The first of the scripts that wait and change rooms. */
  static final int FIRST_SLOW = FIRST_QUICK + QUICK_COUNT;

  static final int SLOW_COUNT = 6;

  /** The number after the number of the last script. */
  static final int END = FIRST_SLOW + SLOW_COUNT;

  /** The number of the first room alias. */
  static final int FIRST_ALIAS = 0x80;

  private ScriptNumber() {}
}
