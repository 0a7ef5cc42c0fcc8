/**
 * Searches for a way to win: decides which actions to try in which state, and finds the states from
 * which the game can no longer be won.
 */
package org.bowsprit.playtest.internal.search;
