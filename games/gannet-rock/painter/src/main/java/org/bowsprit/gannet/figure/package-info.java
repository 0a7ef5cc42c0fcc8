/** Paints the people and animals of the game, limb by limb. */
package org.bowsprit.gannet.figure;
