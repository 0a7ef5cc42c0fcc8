package org.bowsprit.integration.games;

/** The numbers of a random game's global scripts. */
final class ScriptNumber {

  static final int BOOT = 1;

  /** Goes from room to room without end, and starts the others. */
  static final int DIRECTOR = 2;

  /** A scene that can be skipped, in which another one begins. */
  static final int CUTSCENE = 3;

  static final int INNER_CUTSCENE = 4;

  /** What the engine calls. */
  static final int INPUT = 5;

  static final int SENTENCE = 6;

  /** Makes the panel of verbs. */
  static final int PANEL = 7;

  /** Keeps the panel's sentence line up to date, without end. */
  static final int SENTENCE_LINE = 8;

  /** Lets lines take the place of the panel. */
  static final int DIALOGUE = 9;

  static final int FIRST_HOOK = 10;

  /** A scene in a scene, in one script. */
  static final int NESTED = 18;

  /** Goes on talking wherever it is. */
  static final int TALK = 19;

  /** They come to their end at once. */
  static final int FIRST_QUICK = 20;

  static final int QUICK_COUNT = 6;

  /** They wait, and change rooms. */
  static final int FIRST_SLOW = FIRST_QUICK + QUICK_COUNT;

  static final int SLOW_COUNT = 6;

  /** One after the last. */
  static final int END = FIRST_SLOW + SLOW_COUNT;

  /** Rooms have aliases from here on. */
  static final int FIRST_ALIAS = 0x80;

  private ScriptNumber() {}
}
