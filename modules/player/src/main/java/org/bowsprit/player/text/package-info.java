/** The texts that the program shows during play, in the player's language. */
package org.bowsprit.player.text;
