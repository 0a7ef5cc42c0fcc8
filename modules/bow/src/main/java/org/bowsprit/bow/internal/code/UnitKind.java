package org.bowsprit.bow.internal.code;

/** The kinds of code units. */
enum UnitKind {
  /** A script of the game or of a room. */
  SCRIPT,
  /** A script that returns a value. */
  FUNCTION,
  /** Entry or exit code of a room, or the code of an object. */
  OBJECT_CODE,
  /** A test, which is not part of the game. */
  TEST
}
