/**
 * Runs a game. A loop connects a session, a renderer and the clock, and companions provide all
 * additional features. To add a feature, write a class that implements {@code Companion} in this
 * package, and bind it in {@code PlayModule} with one line.
 */
package org.bowsprit.player.play;
