package org.bowsprit.zplane;

/** The windows of the screen (spec 02 §10). */
public enum Window {
  /** Above the room. */
  TEXT,
  /** The room. */
  MAIN,
  /** Below the room. */
  VERB
}
