package org.bowsprit.player.settings;

import java.util.Locale;
import org.bowsprit.audio.speech.SpeechMode;

/** Whether speech is heard, read or both. The settings use the same names. */
public enum Subtitles {
  /** Speech is heard and read. */
  BOTH(SpeechMode.VOICE_AND_TEXT),
  /** Speech is only heard. */
  VOICE(SpeechMode.VOICE),
  /** Speech is only read. */
  TEXT(SpeechMode.TEXT);

  private final SpeechMode mode;

  Subtitles(SpeechMode mode) {
    this.mode = mode;
  }

  /** Returns the value in the settings. */
  public static Subtitles of(Settings settings) {
    return valueOf(settings.text(Setting.SUBTITLES).toUpperCase(Locale.ROOT));
  }

  /** Returns the speech mode of the game. */
  public SpeechMode mode() {
    return mode;
  }
}
