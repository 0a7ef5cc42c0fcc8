package org.bowsprit.integration.games;

import org.bowsprit.engine.HeadlessHost;

/** Keeps what scripts save outside of saved games, and can be copied where a game is. */
final class Shelf extends HeadlessHost {

  Shelf() {}

  private Shelf(Shelf other) {
    super(other);
  }

  /** Returns another with the same on it. */
  Shelf copy() {
    return new Shelf(this);
  }
}
