/** The sound of a game on this machine. */
package org.bowsprit.player.sound;
