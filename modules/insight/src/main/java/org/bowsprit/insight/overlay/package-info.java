/**
 * The inside view: walk boxes, walks, objects, z-planes and actors, drawn over the game's picture
 * at the press of a key. It only reads the game, which plays the same whether it is shown or not.
 */
package org.bowsprit.insight.overlay;
