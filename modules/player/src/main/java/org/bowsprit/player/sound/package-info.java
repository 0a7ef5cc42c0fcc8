/** The sound of a game on this machine: devices, music, recordings, and what plays them. */
package org.bowsprit.player.sound;
