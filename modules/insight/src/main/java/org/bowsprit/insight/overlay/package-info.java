/**
 * The inside view: walk boxes, walks, objects, z-planes and actors drawn over the game's picture by
 * key. Everything here only looks; a game plays the same whether it is shown or not.
 */
package org.bowsprit.insight.overlay;
