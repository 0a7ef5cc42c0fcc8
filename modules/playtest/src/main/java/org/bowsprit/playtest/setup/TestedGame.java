package org.bowsprit.playtest.setup;

import java.util.Map;
import java.util.Set;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.Router;

/**
 * A game to be tested.
 *
 * @param title the title of the game
 * @param resources its data
 * @param sessions starts its sessions
 * @param routers the routers that must find the paths in it, by id
 * @param names the names in its sources
 * @param unplayed the texts in languages other than the one that is played
 */
public record TestedGame(
    String title,
    GameResources resources,
    SessionSource sessions,
    Map<String, Router> routers,
    GameNames names,
    Set<String> unplayed) {

  /** Copies the set. Does not copy the map, so that it keeps its order. */
  public TestedGame {
    unplayed = Set.copyOf(unplayed);
  }
}
