/** A game's sound on this machine. */
package org.bowsprit.player.sound;
