/**
 * Checks of a game's rooms and scripts without playing, and checks of the states that were reached.
 */
package org.bowsprit.playtest.internal.check;
