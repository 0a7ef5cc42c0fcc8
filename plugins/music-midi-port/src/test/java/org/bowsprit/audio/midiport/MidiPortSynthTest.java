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

@Timeout(60)
class MidiPortSynthTest {

  private static final int SAMPLE_RATE = 44_100;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final FakePorts ports = new FakePorts("Port");

  private MusicSynth open(String kind) throws AudioException {
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

  private SentMessage sent(String bytes) {
    return ports.sent.stream().filter(each -> each.bytes().equals(bytes)).findFirst().orElseThrow();
  }

  @Test
  void aNoteIsSentWhenTheSoundOfItsFrameIsHeard() throws Exception {
    try (MusicSynth synth = open("gm")) {
      synth.parts().instrument(0, new Instrument.Program(80));
      long begin = System.nanoTime();
      render(synth, 1);
      synth.parts().noteOn(0, 60, 100);
      render(synth, 200);
      synth.parts().noteOff(0, 60);
      await(() -> ports.messages().contains("803c00"));

      long noteOnTime = sent("903c64").time();
      assertThat(Duration.ofNanos(noteOnTime - begin)).isGreaterThan(Duration.ofMillis(45));
      assertThat(sent("803c00").time() - noteOnTime).isGreaterThanOrEqualTo(195 * NANOS_PER_MILLI);
    }
  }

  /** The first models of the MT-32 lose messages that arrive too early. */
  @Test
  void theSenderPausesAfterEachSystemExclusiveMessage() throws Exception {
    open("mt32").close();

    List<SentMessage> messages = ports.sent;
    assertThat(messages.get(0).bytes()).isEqualTo("f0411016127f000001f7");
    assertThat(messages.get(1).time() - messages.get(0).time())
        .isGreaterThanOrEqualTo(253 * NANOS_PER_MILLI);
    assertThat(messages.get(2).time() - messages.get(1).time())
        .isGreaterThanOrEqualTo(50 * NANOS_PER_MILLI);
    assertThat(messages.get(4).time() - messages.get(3).time())
        .isGreaterThanOrEqualTo(7 * NANOS_PER_MILLI);
  }

  @Test
  void aStoppedGameEndsAllNotes() throws Exception {
    try (MusicSynth synth = open("gm")) {
      synth.parts().instrument(3, new Instrument.Program(0));
      synth.parts().noteOn(3, 60, 100);
      render(synth, 10);
      await(() -> ports.messages().contains("933c64"));
      ports.sent.clear();

      await(() -> ports.messages().contains("b37b00"));
      assertThat(ports.messages()).contains("b34000");
    }
  }

  @Test
  void closingDiscardsUnsentMessagesAndEndsAllNotes() throws Exception {
    MusicSynth synth = open("gm");
    synth.parts().instrument(3, new Instrument.Program(0));
    render(synth, 400);
    synth.parts().noteOn(3, 60, 100);
    ports.sent.clear();
    synth.close();

    assertThat(ports.messages()).doesNotContain("933c64").contains("b37b00");
    assertThat(ports.closed).isTrue();
  }

  @Test
  void aDisappearedPortIsReportedAndClosed() throws Exception {
    try (MusicSynth synth = open("gm")) {
      assertThat(synth.failure()).isEmpty();
      ports.names = List.of("Another");
      await(() -> synth.failure().isPresent());

      assertThat(synth.failure()).contains("the MIDI port Port has disappeared");
      await(() -> ports.closed);
    }
  }
}
