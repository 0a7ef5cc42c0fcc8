/**
 * What happened in a session, kept so that it can happen again: the player's input with hashes of
 * the state on the way. A recording, and what a saved game is made of (decision
 * a-save-is-a-journal).
 */
package org.bowsprit.engine.journal;
