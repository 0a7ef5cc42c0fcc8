/**
 * Fonts from a PNG of cells and a text, and the way back (spec 04 §1). Both are described in {@code
 * docs/game-sources.md}.
 */
package org.bowsprit.kit.font;
