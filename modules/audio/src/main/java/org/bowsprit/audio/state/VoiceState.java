package org.bowsprit.audio.state;

/**
 * The line that is being spoken (spec 10 §6).
 *
 * @param speaking true if a line is being spoken
 * @param offset the offset of the line in the speech file
 * @param size the size of the line's table of marks, as given in the text
 * @param jiffies the number of jiffies since the start of the line
 */
public record VoiceState(boolean speaking, long offset, long size, long jiffies) {}
