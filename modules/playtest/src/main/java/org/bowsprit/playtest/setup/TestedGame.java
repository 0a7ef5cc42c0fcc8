package org.bowsprit.playtest.setup;

import java.util.Map;
import java.util.OptionalInt;
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
 * @param language the number of the variable that holds the language; empty if the game has one
 *     language or the variable is unknown
 */
public record TestedGame(
    String title,
    GameResources resources,
    SessionSource sessions,
    Map<String, Router> routers,
    GameNames names,
    OptionalInt language) {}
