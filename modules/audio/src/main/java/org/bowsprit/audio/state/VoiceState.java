package org.bowsprit.audio.state;

/**
 * The line that is being spoken (spec 10 §6).
 *
 * @param speaking whether a line is being spoken
 * @param offset its offset in the speech file
 * @param size the size of its table of marks, as given in the text
 * @param jiffies the time since its start
 */
public record VoiceState(boolean speaking, long offset, long size, long jiffies) {}
