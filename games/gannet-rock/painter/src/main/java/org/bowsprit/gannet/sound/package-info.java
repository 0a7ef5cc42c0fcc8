/** Generates the game's music and sound effects. */
package org.bowsprit.gannet.sound;
