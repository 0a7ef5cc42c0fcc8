package org.bowsprit.launcher.option;

import java.util.Locale;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.Subtitles;
import picocli.CommandLine.Option;

/** The option that selects voices, subtitles or both. */
public final class SpeechSelection {

  @Option(
      names = "--speech",
      paramLabel = "voice|both|text",
      description = "Hear spoken lines, read them, or both (default: the setting; both).")
  private Subtitles choice;

  /** Creates the mixin for picocli. */
  public SpeechSelection() {}

  /** Returns the choice, which is both if none was typed. */
  public SpeechMode mode() {
    return choice == null ? SpeechMode.VOICE_AND_TEXT : choice.mode();
  }

  /** Overrides the settings with the typed options. */
  public void override(Settings settings) {
    if (choice != null) {
      settings.override(Setting.SUBTITLES, choice.name().toLowerCase(Locale.ROOT));
    }
  }
}
