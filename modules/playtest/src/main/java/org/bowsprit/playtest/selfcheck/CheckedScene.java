package org.bowsprit.playtest.selfcheck;

import java.util.List;

/**
 * A scene of a game that checks itself.
 *
 * @param title what the game calls it, with its number
 * @param claim the routers it speaks of
 * @param differences what was not as claimed, a sentence each; empty if the scene holds
 */
public record CheckedScene(String title, Claim claim, List<String> differences) {

  public CheckedScene {
    differences = List.copyOf(differences);
  }

  /** Returns whether all was as claimed. */
  public boolean holds() {
    return differences.isEmpty();
  }
}
