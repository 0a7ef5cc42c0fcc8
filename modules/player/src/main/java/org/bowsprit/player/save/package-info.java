/**
 * Saved games as files: the slots of a game, each written completely or not at all, and the
 * player's actions on them during play ({@link org.bowsprit.player.save.SessionSaves}).
 */
package org.bowsprit.player.save;
