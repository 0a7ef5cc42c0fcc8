/** The player's input, interruptions that end with a key, and the player's text speed. */
package org.bowsprit.engine.internal.input;
