package org.bowsprit.engine.session;

/** Why a player should not save now (spec 12 §1). */
public enum NoSaving {
  /** Nothing goes on before a key is pressed. */
  WAITING("the game waits for a key"),
  /** No room has been entered. */
  NOWHERE("there is no room to come back to yet"),
  /** The scripts have taken the menu's key away. */
  FORBIDDEN("the game allows no saving here"),
  /** A script has failed, and the game stands. */
  HALTED("the game has halted");

  private final String phrase;

  NoSaving(String phrase) {
    this.phrase = phrase;
  }

  /** Returns it in words, without a full stop. */
  public String phrase() {
    return phrase;
  }
}
