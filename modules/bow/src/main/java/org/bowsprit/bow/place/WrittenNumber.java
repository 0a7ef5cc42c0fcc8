package org.bowsprit.bow.place;

/**
 * A number, or a direction, that stands in a source as it is: no constant and no calculation.
 *
 * @param value what it says
 * @param start offset of its first character in the text
 * @param end offset after its last one
 */
public record WrittenNumber(int value, int start, int end) {}
