/** Writes the game's tunes and noises. */
package org.bowsprit.gannet.sound;
