package org.bowsprit.player.settings;

import java.util.Locale;
import org.bowsprit.audio.speech.SpeechMode;

/** Whether what actors say is heard, read, or both; named as in the settings. */
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

  /** Returns what the settings say. */
  public static Subtitles of(Settings settings) {
    return valueOf(settings.text(Setting.SUBTITLES).toUpperCase(Locale.ROOT));
  }

  /** Returns the way in which the game speaks. */
  public SpeechMode mode() {
    return mode;
  }
}
