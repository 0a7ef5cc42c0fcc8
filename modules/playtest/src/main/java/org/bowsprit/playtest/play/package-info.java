/** Plays a game with clicks: finds the objects and verbs that can be clicked, and clicks them. */
package org.bowsprit.playtest.play;
