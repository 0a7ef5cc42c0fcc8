/** Plays the game from the title to the end, and tries every sensible action. */
package org.bowsprit.gannet;
