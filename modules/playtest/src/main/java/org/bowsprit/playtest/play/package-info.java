/** A player by clicks: finds what can be clicked, and clicks it. */
package org.bowsprit.playtest.play;
