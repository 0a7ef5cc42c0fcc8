/** A program of the machine that reads texts aloud. */
package org.bowsprit.player.voice;
