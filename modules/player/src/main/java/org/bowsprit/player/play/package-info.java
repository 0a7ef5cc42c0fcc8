/**
 * A game played in real time: the loop between a session, a renderer and the clock, the host's own
 * keys, and the recording of what the player does.
 */
package org.bowsprit.player.play;
