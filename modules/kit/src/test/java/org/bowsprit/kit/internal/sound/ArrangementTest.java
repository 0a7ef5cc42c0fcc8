package org.bowsprit.kit.internal.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.midi.MidiFile.Event;
import org.junit.jupiter.api.Test;

/** Tests how a MIDI song is arranged for the MT-32 and for the speaker. */
class ArrangementTest {

  private static final int VIOLIN = 40;
  private static final int ROLAND_VIOLIN = 53;

  private static Event event(int kind, int channel, int... data) {
    return new Event(0, kind | channel, Bytes.of(data));
  }

  private static List<Event> song() {
    return List.of(
        event(MidiSong.PROGRAM, 2, VIOLIN),
        event(MidiSong.NOTE_ON, 2, 60, 100),
        event(MidiSong.NOTE_ON, 9, 35, 100));
  }

  private static Arrangement arrangement() throws SoundException {
    return new Arrangement(new MidiSong(480, song(), 480), false);
  }

  @Test
  void theArrangementForRolandUsesRolandPrograms() throws SoundException {
    assertThat(arrangement().forRoland().events())
        .contains(
            MidiSong.imuse(0, ImuseMessages.allocatePart(2, false, 0, 127, ROLAND_VIOLIN)),
            event(MidiSong.PROGRAM, 2, ROLAND_VIOLIN))
        .doesNotContain(event(MidiSong.PROGRAM, 2, VIOLIN));
  }

  @Test
  void theArrangementForTheSpeakerPrefersLowChannelsAndOmitsDrums() throws SoundException {
    List<Event> events = arrangement().forSpeaker().events();

    assertThat(events)
        .contains(MidiSong.imuse(0, ImuseMessages.allocatePart(2, false, 13, 127, 0)))
        .contains(song().get(1))
        .doesNotContain(song().get(2));
  }

  @Test
  void thePatchForTheSpeakerHas23Bytes() throws SoundException {
    Bytes message = arrangement().forSpeaker().events().get(1).data();

    // Four bytes (maker, code, channel and hardware), 23 bytes as two nibbles each, and the end
    // byte.
    assertThat(message.length()).isEqualTo(4 + 2 * 23 + 1);
    assertThat(message.u8(1)).isEqualTo(16);
  }
}
