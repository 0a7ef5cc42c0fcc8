/**
 * Costumes from PNG strips and a text of chores, and the way back (spec 03). The text is described
 * in {@code docs/game-sources.md}.
 */
package org.bowsprit.kit.internal.costume;
