/** Reads texts aloud with a program of the machine. */
package org.bowsprit.player.voice;
