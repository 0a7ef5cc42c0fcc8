package org.bowsprit.playtest.setup;

import java.util.Map;
import java.util.Set;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.Router;

/**
 * A game to be tested.
 *
 * @param title what it is called
 * @param resources its data
 * @param sessions begins sessions of it
 * @param routers that must find their ways in it, by id
 * @param names what its sources call things
 * @param unplayed texts in other languages than the one that is played
 */
public record TestedGame(
    String title,
    GameResources resources,
    SessionSource sessions,
    Map<String, Router> routers,
    GameNames names,
    Set<String> unplayed) {

  /** Copies the set; the map keeps its order. */
  public TestedGame {
    unplayed = Set.copyOf(unplayed);
  }
}
