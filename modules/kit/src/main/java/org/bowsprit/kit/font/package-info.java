/**
 * Builds fonts from a PNG of cells and a text, and decompiles them (spec 04 §1). Both are described
 * in {@code docs/game-sources.md}.
 */
package org.bowsprit.kit.font;
