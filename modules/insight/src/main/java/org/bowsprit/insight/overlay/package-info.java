/**
 * The inside view: walk boxes, walks, objects, z-planes and actors, drawn over the game's picture
 * at the press of a key. The view only reads the game, so the game plays in the same way with and
 * without it.
 */
package org.bowsprit.insight.overlay;
