/**
 * Draws lines, areas and small letters over the game's picture. Allocates colours in each frame, so
 * it works with any palette.
 */
package org.bowsprit.insight.sketch;
