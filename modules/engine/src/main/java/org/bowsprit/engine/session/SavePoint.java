package org.bowsprit.engine.session;

/** Saves and loads a game within an iteration, on request of scripts (spec 05 §11). */
public interface SavePoint {

  /** Saves the game and returns whether it was saved. */
  boolean save();

  /** Loads the saved game and returns whether it was loaded. */
  boolean load();
}
