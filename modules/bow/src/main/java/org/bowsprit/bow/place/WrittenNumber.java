package org.bowsprit.bow.place;

/**
 * A literal number or direction in a source, not a constant or a calculation.
 *
 * @param value the value of the number
 * @param start offset of the first character in the text
 * @param end offset after the last character
 */
public record WrittenNumber(int value, int start, int end) {}
