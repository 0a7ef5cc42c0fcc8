package org.bowsprit.launcher.option;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.audio.speech.SpeechMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Tests the option {@code --speech}. */
class SpeechSelectionTest {

  private static SpeechMode mode(String... arguments) {
    SpeechSelection selection = new SpeechSelection();
    new CommandLine(selection).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(arguments);
    return selection.mode();
  }

  @ParameterizedTest
  @CsvSource({"voice, VOICE", "both, VOICE_AND_TEXT", "text, TEXT"})
  void theOptionSelectsVoiceTextOrBoth(String value, SpeechMode expected) {
    assertThat(mode("--speech", value)).isEqualTo(expected);
  }

  @Test
  void voiceAndTextAreTheDefault() {
    assertThat(mode()).isEqualTo(SpeechMode.VOICE_AND_TEXT);
  }
}
