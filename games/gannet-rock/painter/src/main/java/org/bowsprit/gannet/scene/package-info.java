/** The rooms of the game, each a painting with the states of its objects. */
package org.bowsprit.gannet.scene;
