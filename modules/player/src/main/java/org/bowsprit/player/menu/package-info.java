/**
 * The program's menu. It is drawn into the game's picture in the game's font and colours, so that
 * every renderer shows it. It is a stack of pages of rows, controlled by keys, mouse or pad.
 */
package org.bowsprit.player.menu;
