package org.bowsprit.audio.speech;

/** Whether lines of actors are heard, read, or both (spec 10 §6.3). */
public enum SpeechMode {
  /** Lines are heard; only lines without a voice are read. */
  VOICE,
  /** Lines are heard and read. */
  VOICE_AND_TEXT,
  /** Lines are read; only lines heard as effects are played from the speech file. */
  TEXT;

  /** Returns whether voices are heard. */
  public boolean hasVoice() {
    return this != TEXT;
  }
}
