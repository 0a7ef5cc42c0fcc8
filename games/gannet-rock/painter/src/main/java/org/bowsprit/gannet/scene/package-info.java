/** Paints the rooms of the game, each in all states of its objects. */
package org.bowsprit.gannet.scene;
