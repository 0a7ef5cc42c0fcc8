package org.bowsprit.audio.state;

/**
 * The line that is being spoken (spec 10 §6).
 *
 * @param speaking whether one is
 * @param offset where it lies in the speech file
 * @param size of its table of marks, as the text says
 * @param jiffies how long it has been spoken
 */
public record VoiceState(boolean speaking, long offset, long size, long jiffies) {}
