/** The player's input, interruptions that wait for a key, and the player's text speed. */
package org.bowsprit.engine.internal.input;
