/**
 * The inside view, which draws walk boxes, walks, objects, z-planes and actors over the game's
 * picture when a key is pressed. The view only reads the state of the game, so it does not
 * influence the game.
 */
package org.bowsprit.insight.overlay;
