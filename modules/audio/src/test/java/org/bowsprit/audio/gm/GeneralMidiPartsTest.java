package org.bowsprit.audio.gm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.audio.synth.Instrument;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the messages that are sent to a General MIDI device (spec 11 §9.1, §9.3). */
class GeneralMidiPartsTest {

  private final List<String> messages = new ArrayList<>();
  private final GeneralMidiParts parts =
      new GeneralMidiParts(
          (status, a, b) -> messages.add(String.format(Locale.ROOT, "%02X %d %d", status, a, b)));

  @BeforeEach
  void checkAndClearSetUpMessages() {
    assertThat(messages).hasSize(16 * 13).contains("B0 6 16", "BF 7 127", "E3 0 64", "B5 91 64");
    messages.clear();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 2, 0, 0, 0, 64",
    "8191, 2, 0, 0, 124, 71",
    "0, 2, 1, 0, 0, 68",
    "0, 2, 0, -16, 64, 63",
    "8191, 12, 24, 0, 124, 127",
    "-8192, 12, -24, 0, 0, 0",
  })
  void transpositionAndDetuningAreSentAsPitchBends(
      int bend, int range, int transpose, int detune, int lowByte, int highByte) {
    parts.bendRange(3, range);
    parts.transpose(3, transpose);
    parts.detune(3, detune);
    parts.bend(3, bend);

    assertThat(messages.get(messages.size() - 1))
        .isEqualTo("E3 %s %s".formatted(lowByte, highByte));
  }

  @Test
  void aRolandProgramIsReplacedByTheMostSimilarProgram() {
    parts.instrument(2, new Instrument.RolandProgram(23));
    parts.noteOn(2, 60, 100);

    assertThat(messages).containsExactly("C2 112 0", "92 60 100");
  }

  @Test
  void aRolandTimbreIsRecognisedByItsName() {
    parts.instrument(2, new Instrument.RolandTimbre("foghorn"));

    assertThat(messages).containsExactly("C2 60 0");
  }

  @Test
  void anInstrumentWithoutASimilarProgramIsSilent() {
    parts.instrument(2, new Instrument.RolandTimbre("dinkfall"));
    parts.noteOn(2, 60, 100);
    parts.instrument(3, new Instrument.Patch(new byte[30]));
    parts.noteOn(3, 60, 100);

    assertThat(messages).isEmpty();
  }

  @Test
  void rolandDrumsAreReplacedByGeneralMidiDrumsOnTheRhythmChannel() {
    assertThat(parts.rhythmChannel()).isEqualTo(9);
    parts.instrument(9, new Instrument.RolandProgram(0));
    parts.noteOn(9, 24, 90);
    parts.noteOn(9, 35, 90);
    parts.noteOff(9, 30);

    assertThat(messages).containsExactly("99 36 90", "99 35 90", "89 66 0");
  }
}
