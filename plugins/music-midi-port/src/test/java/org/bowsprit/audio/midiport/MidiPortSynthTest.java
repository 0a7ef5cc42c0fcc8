package org.bowsprit.audio.midiport;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.midiport.FakePorts.SentMessage;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests when the messages to a MIDI port are sent. */
@Timeout(60)
class MidiPortSynthTest {

  private static final int SAMPLE_RATE = 44_100;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final FakePorts ports = new FakePorts("Port");

  private MusicSynth openSynth(String kind) throws AudioException {
    return new MidiPortProvider(ports)
        .open(
            new MusicSettings(
                SAMPLE_RATE, "", Map.of("midi-port.as", kind, "midi-port.delay", "50")));
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    for (int i = 0; i < 1_000 && !condition.getAsBoolean(); i++) {
      Thread.sleep(10);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }

  private static void render(MusicSynth synth, int millis) {
    int frames = SAMPLE_RATE * millis / 1_000;
    synth.render(new short[2 * frames], 0, frames);
  }

  private SentMessage sentMessage(String bytes) {
    return ports.sentMessages.stream()
        .filter(message -> message.bytes().equals(bytes))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aNoteIsSentWhenTheSoundOfItsFrameIsHeard() throws Exception {
    try (MusicSynth synth = openSynth("gm")) {
      synth.parts().instrument(0, new Instrument.Program(80));
      long beginNanos = System.nanoTime();
      render(synth, 1);
      synth.parts().noteOn(0, 60, 100);
      render(synth, 200);
      synth.parts().noteOff(0, 60);
      await(() -> ports.messages().contains("803c00"));

      long noteOnTime = sentMessage("903c64").nanoTime();
      assertThat(Duration.ofNanos(noteOnTime - beginNanos)).isGreaterThan(Duration.ofMillis(45));
      assertThat(sentMessage("803c00").nanoTime() - noteOnTime)
          .isGreaterThanOrEqualTo(195 * NANOS_PER_MILLI);
    }
  }

  /** The first models of the MT-32 lose messages that arrive too early. */
  @Test
  void theSenderPausesAfterEachSystemExclusiveMessage() throws Exception {
    openSynth("mt32").close();

    List<SentMessage> messages = ports.sentMessages;
    assertThat(messages.get(0).bytes()).isEqualTo("f0411016127f000001f7");
    assertThat(messages.get(1).nanoTime() - messages.get(0).nanoTime())
        .isGreaterThanOrEqualTo(253 * NANOS_PER_MILLI);
    assertThat(messages.get(2).nanoTime() - messages.get(1).nanoTime())
        .isGreaterThanOrEqualTo(50 * NANOS_PER_MILLI);
    assertThat(messages.get(4).nanoTime() - messages.get(3).nanoTime())
        .isGreaterThanOrEqualTo(7 * NANOS_PER_MILLI);
  }

  @Test
  void allNotesEndIfTheGameStops() throws Exception {
    try (MusicSynth synth = openSynth("gm")) {
      synth.parts().instrument(3, new Instrument.Program(0));
      synth.parts().noteOn(3, 60, 100);
      render(synth, 10);
      await(() -> ports.messages().contains("933c64"));
      ports.sentMessages.clear();

      await(() -> ports.messages().contains("b37b00"));
      assertThat(ports.messages()).contains("b34000");
    }
  }

  @Test
  void closingDiscardsUnsentMessagesAndEndsAllNotes() throws Exception {
    MusicSynth synth = openSynth("gm");
    synth.parts().instrument(3, new Instrument.Program(0));
    render(synth, 400);
    synth.parts().noteOn(3, 60, 100);
    ports.sentMessages.clear();
    synth.close();

    assertThat(ports.messages()).doesNotContain("933c64").contains("b37b00");
    assertThat(ports.isClosed).isTrue();
  }

  @Test
  void aPortThatDisappearsIsReportedAndClosed() throws Exception {
    try (MusicSynth synth = openSynth("gm")) {
      assertThat(synth.failure()).isEmpty();
      ports.names = List.of("Another");
      await(() -> synth.failure().isPresent());

      assertThat(synth.failure()).contains("the MIDI port Port has disappeared");
      await(() -> ports.isClosed);
    }
  }
}
