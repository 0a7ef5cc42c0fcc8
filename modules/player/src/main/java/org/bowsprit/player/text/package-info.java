/** What the program says while a game is played, in the player's language. */
package org.bowsprit.player.text;
