/**
 * The sound of a game on this machine: devices, music and recordings, and the classes that play
 * them.
 */
package org.bowsprit.player.sound;
