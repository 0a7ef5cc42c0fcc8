/**
 * Writing on a game's picture: letters of the game's own fonts, and colours that can be read
 * whatever the game's palette holds.
 */
package org.bowsprit.player.ink;
