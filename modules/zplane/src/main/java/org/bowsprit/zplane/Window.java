package org.bowsprit.zplane;

/** The windows of the screen (spec 02 §10). */
public enum Window {
  /** The text window above the room. */
  TEXT,
  /** The main window, which shows the room. */
  MAIN,
  /** The verb window below the room. */
  VERB
}
