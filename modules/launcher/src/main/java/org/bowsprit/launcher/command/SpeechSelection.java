package org.bowsprit.launcher.command;

import org.bowsprit.audio.speech.SpeechMode;
import picocli.CommandLine.Option;

/** The option that chooses whether what actors say is heard, read, or both. */
public final class SpeechSelection {

  @Option(
      names = "--speech",
      paramLabel = "voice|both|text",
      defaultValue = "both",
      description = "Hear what is said, read it, or both (${DEFAULT-VALUE}).")
  private Choice choice;

  /** The choices as they are typed. */
  enum Choice {
    VOICE(SpeechMode.VOICE),
    BOTH(SpeechMode.VOICE_AND_TEXT),
    TEXT(SpeechMode.TEXT);

    private final SpeechMode mode;

    Choice(SpeechMode mode) {
      this.mode = mode;
    }
  }

  /** Creates the mixin for picocli. */
  public SpeechSelection() {}

  /** Returns the choice. */
  public SpeechMode mode() {
    return choice.mode;
  }
}
