/**
 * The player's input, pauses that end when the player presses a key, and the player's text speed.
 */
package org.bowsprit.engine.internal.input;
