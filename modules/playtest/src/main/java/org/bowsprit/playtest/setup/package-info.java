/** What a playtest is given: a session to play, when the game is won, how long to look. */
package org.bowsprit.playtest.setup;
