/**
 * Walk boxes as text, the matrix that follows from them, and checks for errors (spec 08). The text
 * is described in {@code docs/game-sources.md}.
 */
package org.bowsprit.kit.internal.box;
