package org.bowsprit.engine.session;

/** Saves and loads a game in the middle of an iteration, where scripts ask for it (05 §11). */
public interface SavePoint {

  /** Saves the game and returns whether that was done. */
  boolean save();

  /** Loads the saved game and returns whether that was done. */
  boolean load();
}
