/**
 * Writes on a game's picture in the letters of the game's own fonts, and finds readable colours for
 * any palette.
 */
package org.bowsprit.player.ink;
