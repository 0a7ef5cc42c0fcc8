package org.bowsprit.audio.gm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the messages that are sent to a Roland MT-32 (spec 11 §9.2). */
class RolandPartsTest {

  private final List<String> messages = new ArrayList<>();
  private final RolandParts parts = new RolandParts(new MessageRecorder());
  private final List<String> setUpMessages = List.copyOf(messages);

  private final class MessageRecorder implements MidiSink {

    @Override
    public void message(int status, int first, int second) {
      messages.add(String.format(Locale.ROOT, "%02X %d %d", status, first, second));
    }

    @Override
    public void sysex(byte[] message) {
      messages.add(HexFormat.ofDelimiter(" ").withUpperCase().formatHex(message));
    }
  }

  @BeforeEach
  void clearSetUpMessages() {
    messages.clear();
  }

  @Test
  void theConstructorResetsTheDeviceAndSetsPartsAndBendRanges() {
    assertThat(setUpMessages.get(0)).isEqualTo("F0 41 10 16 12 7F 00 00 01 F7");
    assertThat(setUpMessages.get(1))
        .startsWith("F0 41 10 16 12 10 00 00 40 00 04 04 04 04")
        .contains("01 02 03 04 05 06 07 08 09 64");
    assertThat(setUpMessages.get(2)).startsWith("F0 41 10 16 12 03 01 10 40 64 07 00 4A");
    assertThat(setUpMessages.get(3)).isEqualTo("F0 41 10 16 12 05 00 04 10 67 F7");
    assertThat(setUpMessages.get(130)).isEqualTo("F0 41 10 16 12 05 07 7C 10 68 F7");
    assertThat(setUpMessages.subList(131, setUpMessages.size()))
        .contains("C1 0 0", "C8 0 0", "B9 123 0");
  }

  @Test
  void eachMessageHasAValidChecksum() {
    for (String message : setUpMessages) {
      if (message.startsWith("F0")) {
        byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(message);
        int byteSum = 0;
        for (int i = 5; i < bytes.length - 1; i++) {
          byteSum += bytes[i];
        }
        assertThat(byteSum & 127).as("the checksum of the message %s", message).isZero();
      }
    }
  }

  @Test
  void channelsOneToEightAreForMelodicParts() {
    assertThat(parts.rhythmChannel()).isEqualTo(9);
    assertThat(List.of(0, 1, 8, 9, 15))
        .extracting(channel -> parts.isFor(channel, false))
        .containsExactly(false, true, true, false, false);
  }

  @Test
  void rolandProgramsAreSentUnchangedAndLeftAndRightAreSwapped() {
    parts.instrument(2, new Instrument.RolandProgram(23));
    parts.pan(2, 127);
    parts.noteOn(2, 60, 100);

    assertThat(messages).containsExactly("C2 23 0", "B2 10 0", "92 60 100");
  }

  @Test
  void aGeneralMidiProgramIsReplacedByTheMostSimilarProgram() {
    parts.instrument(2, new Instrument.Program(112));
    parts.instrument(2, new Instrument.Program(20));

    assertThat(messages).containsExactly("C2 23 0", "C2 14 0");
  }

  @Test
  void aTimbreInTheMusicIsSentOnlyOnceAndSelectedEachTime() {
    Bytes timbre = Bytes.wrap(("foghorn   " + "0".repeat(236)).getBytes(StandardCharsets.US_ASCII));
    Instrument foghorn = new Instrument.RolandTimbre("foghorn", timbre);
    parts.instrument(3, foghorn);
    parts.instrument(3, new Instrument.RolandProgram(0));
    parts.instrument(3, foghorn);

    assertThat(messages.get(0)).startsWith("F0 41 10 16 12 08 04 00 66 6F 67").hasSize(3 * 256 - 1);
    assertThat(messages.subList(1, 4))
        .containsExactly(
            "F0 41 10 16 12 03 00 20 02 02 59 F7", "C3 0 0", "F0 41 10 16 12 03 00 20 02 02 59 F7");
  }

  @Test
  void aTimbreOfWhichOnlyTheNameIsKnownIsSilent() {
    parts.instrument(3, new Instrument.RolandTimbre("foghorn"));
    parts.noteOn(3, 60, 100);

    assertThat(messages).isEmpty();
  }

  @Test
  void programsAreNotSentOnTheRhythmChannel() {
    parts.instrument(9, new Instrument.RolandProgram(0));
    parts.noteOn(9, 24, 90);

    assertThat(messages).containsExactly("99 24 90");
  }
}
