package org.bowsprit.player.play;

/**
 * Counts events after which saving is advisable. The game is saved automatically after each of
 * them.
 */
@FunctionalInterface
public interface AutosaveAlarms {

  /** Returns the number of such events so far. */
  int count();
}
