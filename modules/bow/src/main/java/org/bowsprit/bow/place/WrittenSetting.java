package org.bowsprit.bow.place;

/**
 * A setting of an object in a source.
 *
 * @param text its name and values as they are written
 * @param start offset of its first character
 * @param end offset after its last one
 */
public record WrittenSetting(String text, int start, int end) {}
