package org.bowsprit.audio.speech;

/** Whether what actors say is heard, read, or both (spec 10 §6.3). */
public enum SpeechMode {
  /** Heard; only lines without a voice are read. */
  VOICE,
  /** Heard and read. */
  VOICE_AND_TEXT,
  /** Read; of the speech file only what is heard as an effect is played. */
  TEXT;

  /** Returns whether voices are heard. */
  public boolean hasVoice() {
    return this != TEXT;
  }
}
