package org.bowsprit.bow.declaration;

import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * A condition that must hold when a test reaches it.
 *
 * @param condition the source text of the condition, in one line
 * @param position its position
 */
public record Expectation(String condition, SourcePosition position) {}
