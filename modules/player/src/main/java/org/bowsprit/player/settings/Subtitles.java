package org.bowsprit.player.settings;

import java.util.Locale;
import org.bowsprit.audio.speech.SpeechMode;

/** Whether speech is heard, read or both. The names are those in the settings. */
public enum Subtitles {
  /** Heard and read. */
  BOTH(SpeechMode.VOICE_AND_TEXT),
  /** Heard. */
  VOICE(SpeechMode.VOICE),
  /** Read. */
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
