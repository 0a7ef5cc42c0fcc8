package org.bowsprit.player.play;

import java.util.Optional;

/**
 * How a game at play opens for the player.
 *
 * @param welcomes whether with a line for a newcomer: where the menu is, and how to come by other
 *     games
 * @param greeting what the player of a game that goes on is told; empty if it begins
 * @param beginsWithGames whether with all games to choose from
 */
record PlayOpening(boolean welcomes, Optional<String> greeting, boolean beginsWithGames) {}
