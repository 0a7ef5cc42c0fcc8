package org.bowsprit.bow.place;

/**
 * A literal number or direction in a source, not a constant or a calculation.
 *
 * @param value its value
 * @param start offset of its first character in the text
 * @param end offset after its last one
 */
public record WrittenNumber(int value, int start, int end) {}
