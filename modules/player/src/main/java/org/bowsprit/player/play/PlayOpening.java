package org.bowsprit.player.play;

import java.util.Optional;

/**
 * Describes how a running game opens.
 *
 * @param welcomes whether a line for a newcomer is shown, which says where the menu is and how to
 *     get other games
 * @param greeting the message for the player of a game that continues; empty if the game starts
 *     from the beginning
 * @param beginsWithGames whether the list of games is shown first
 */
record PlayOpening(boolean welcomes, Optional<String> greeting, boolean beginsWithGames) {}
