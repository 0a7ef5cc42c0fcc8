package org.bowsprit.integration.games;

/** The numbers of a random game's global scripts. */
final class ScriptNumbers {

  static final int BOOT = 1;

  /** Moves from room to room endlessly and starts the other scripts. */
  static final int DIRECTOR = 2;

  /** Runs a cutscene that can be skipped and that starts the inner cutscene. */
  static final int CUTSCENE = 3;

  static final int INNER_CUTSCENE = 4;

  /** Handles the player's input. The engine calls it. */
  static final int INPUT = 5;

  /** Performs a sentence. The engine calls it. */
  static final int SENTENCE = 6;

  /** Creates the verb panel. */
  static final int PANEL = 7;

  /** Updates the sentence line of the panel endlessly. */
  static final int SENTENCE_LINE = 8;

  /** Replaces the panel with dialogue choices. */
  static final int DIALOGUE = 9;

  /** The first of the scripts that the engine calls during other instructions. */
  static final int FIRST_HOOK = 10;

  /** Runs two nested cutscenes in one script. */
  static final int NESTED_CUTSCENES = 18;

  /** Makes actors talk in any room. */
  static final int TALK = 19;

  /** The first of the scripts that end without waiting. */
  static final int FIRST_QUICK = 20;

  static final int QUICK_COUNT = 6;

  /** The first of the scripts that wait and change rooms. */
  static final int FIRST_SLOW = FIRST_QUICK + QUICK_COUNT;

  static final int SLOW_COUNT = 6;

  /** The first number that no script has. */
  static final int FIRST_UNUSED = FIRST_SLOW + SLOW_COUNT;

  /** The number of the first room alias. */
  static final int FIRST_ROOM_ALIAS = 0x80;

  private ScriptNumbers() {}
}
