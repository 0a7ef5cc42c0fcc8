package org.bowsprit.bow.place;

/**
 * A setting of an object in a source.
 *
 * @param text the name and the values as written in the source
 * @param start offset of the first character
 * @param end offset after the last character
 */
public record WrittenSetting(String text, int start, int end) {}
