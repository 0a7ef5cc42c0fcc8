/**
 * Stores saved games in files. Each slot of a game is written completely or not at all. {@link
 * org.bowsprit.player.save.SessionSaves} contains the player's actions on saved games during play.
 */
package org.bowsprit.player.save;
