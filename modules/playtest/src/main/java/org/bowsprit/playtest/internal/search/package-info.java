/**
 * The search: which actions to try in which state, and from which states the game can no longer be
 * won.
 */
package org.bowsprit.playtest.internal.search;
