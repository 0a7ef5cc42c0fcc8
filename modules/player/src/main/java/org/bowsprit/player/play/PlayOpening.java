package org.bowsprit.player.play;

import java.util.Optional;

/**
 * Describes what is shown at the beginning of play.
 *
 * @param showsWelcome whether a welcome for a new player is shown, which explains how to open the
 *     menu and how to get other games
 * @param greeting the first message to the player, for example about the music device of a game
 *     that continues; empty for none
 * @param startsWithGames whether the list of games is shown first
 */
record PlayOpening(boolean showsWelcome, Optional<String> greeting, boolean startsWithGames) {}
