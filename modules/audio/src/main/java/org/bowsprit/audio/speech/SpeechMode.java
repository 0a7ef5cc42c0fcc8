package org.bowsprit.audio.speech;

/**
 * The way in which lines of actors are presented: played, shown as text, or both (spec 10 §6.3).
 */
public enum SpeechMode {
  /** Lines are played. Only lines without a voice are shown as text. */
  VOICE,
  /** Lines are played and shown as text. */
  VOICE_AND_TEXT,
  /**
   * Lines are shown as text and not played. Samples of the speech file that a script plays as
   * effects are still played.
   */
  TEXT;

  /** Returns whether voices are heard. */
  public boolean hasVoice() {
    return this != TEXT;
  }
}
