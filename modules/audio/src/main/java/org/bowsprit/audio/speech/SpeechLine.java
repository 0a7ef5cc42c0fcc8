package org.bowsprit.audio.speech;

import org.bowsprit.audio.recording.Recording;

/**
 * A spoken line.
 *
 * @param lipSync the times at which the mouth opens and closes
 * @param voice the recording
 */
public record SpeechLine(LipSync lipSync, Recording voice) {}
