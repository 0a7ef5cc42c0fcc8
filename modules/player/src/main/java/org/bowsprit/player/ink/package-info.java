/**
 * Writes on a game's picture in the game's own fonts, and finds readable colours in any palette.
 */
package org.bowsprit.player.ink;
