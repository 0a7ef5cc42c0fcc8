/**
 * Builds costumes from PNG strips and a text of chores, and decompiles them (spec 03). The text is
 * described in {@code docs/game-sources.md}.
 */
package org.bowsprit.kit.internal.costume;
