package org.bowsprit.engine.session;

/** The reasons why a player should not save now (spec 12 §1). */
public enum SaveObstacle {
  /** The game waits for a key. */
  WAITING("the game waits for a key"),
  /** No room has been entered. */
  NO_ROOM("there is no room to come back to yet"),
  /** The scripts have disabled the menu key. */
  FORBIDDEN("the game allows no saving here"),
  /** A script error has halted the game. */
  HALTED("the game has halted");

  private final String phrase;

  SaveObstacle(String phrase) {
    this.phrase = phrase;
  }

  /** Returns the reason in words, without a full stop. */
  public String phrase() {
    return phrase;
  }
}
