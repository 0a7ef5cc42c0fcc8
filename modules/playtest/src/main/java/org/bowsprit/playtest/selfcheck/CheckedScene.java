package org.bowsprit.playtest.selfcheck;

import java.util.List;

/**
 * A scene of a game that checks itself.
 *
 * @param title its title in the game, with its number
 * @param claim the routers to which its claim applies
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
