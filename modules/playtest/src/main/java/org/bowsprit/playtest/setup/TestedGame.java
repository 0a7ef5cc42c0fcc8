package org.bowsprit.playtest.setup;

import java.util.Map;
import java.util.OptionalInt;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.Router;

/**
 * A game to be tested.
 *
 * @param title the title of the game
 * @param resources the data of the game
 * @param sessions starts sessions of the game
 * @param routers the routers that must find the paths in the game, by id
 * @param names the names in the sources of the game
 * @param language the number of the variable that contains the language; empty if the game has one
 *     language or the variable is unknown
 */
public record TestedGame(
    String title,
    GameResources resources,
    SessionSource sessions,
    Map<String, Router> routers,
    GameNames names,
    OptionalInt language) {}
