package org.bowsprit.playtest.selfcheck;

import java.util.List;

/**
 * A scene of a game that checks itself.
 *
 * @param title the title of the scene in the game, with the number of the scene
 * @param claim the routers to which the scene's claim applies
 * @param differences a sentence for each difference from the claim; empty if the claim holds
 */
public record CheckedScene(String title, Claim claim, List<String> differences) {

  public CheckedScene {
    differences = List.copyOf(differences);
  }

  /** Returns whether the claim holds. */
  public boolean holds() {
    return differences.isEmpty();
  }
}
