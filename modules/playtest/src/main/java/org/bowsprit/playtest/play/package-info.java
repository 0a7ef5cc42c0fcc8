/** Plays a game with clicks: finds the things that can be clicked, and clicks them. */
package org.bowsprit.playtest.play;
