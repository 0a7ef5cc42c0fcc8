/**
 * Saved games as files: slots of a game, written whole or not at all, and what a player does with
 * them while playing ({@link org.bowsprit.player.save.SessionSaves}).
 */
package org.bowsprit.player.save;
