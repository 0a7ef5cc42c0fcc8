package org.bowsprit.player.play;

/** Counts what has happened that makes it wise to save: the game saves itself after each. */
@FunctionalInterface
public interface Alarms {

  /** Returns how many there have been. */
  int count();
}
