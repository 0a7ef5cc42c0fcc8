/**
 * Builds fonts from a PNG of cells and a text, and decompiles them (spec 04 §1). {@code
 * docs/game-sources.md} describes both files.
 */
package org.bowsprit.kit.font;
