/** The people of the game, drawn limb by limb. */
package org.bowsprit.gannet.figure;
