package org.bowsprit.kit.internal.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.midi.MidiFile.Event;
import org.junit.jupiter.api.Test;

/** Tests the markers of a MIDI song that turn a part on or off or set its volume. */
class PartCueTest {

  private static final int TICKS_PER_BEAT = 480;

  private static Event marker(int beat, String text) {
    byte[] characters = text.getBytes(StandardCharsets.ISO_8859_1);
    ByteWriter data = new ByteWriter().u8(0x06).bytes(Bytes.wrap(characters));
    return new Event((beat - 1L) * TICKS_PER_BEAT, 0xFF, data.toBytes());
  }

  private static MidiSong song(Event... events) {
    return new MidiSong(TICKS_PER_BEAT, List.of(events), 8 * TICKS_PER_BEAT);
  }

  @Test
  void markersTurnPartsOnAndOffAndSetTheirVolume() throws SoundException {
    MidiSong song =
        song(
            marker(1, "part 4 off"),
            marker(3, "hook 129 part 4 on"),
            marker(5, "part 2 volume 90"));

    assertThat(PartCue.of(song))
        .containsExactly(
            new PartCue(0, Bytes.of(50, 4, 0, 0, 0, 0)),
            new PartCue(2 * TICKS_PER_BEAT, Bytes.of(50, 4, 8, 1, 0, 1)),
            new PartCue(4 * TICKS_PER_BEAT, Bytes.of(51, 2, 0, 0, 5, 10)));
  }

  @Test
  void otherMarkersAreIgnored() throws SoundException {
    assertThat(PartCue.of(song(marker(1, "Second part"), marker(2, "label part")))).isEmpty();
  }

  @Test
  void channelsAboveFifteenAreRefused() {
    assertThatThrownBy(() -> PartCue.of(song(marker(1, "part 16 off"))))
        .isInstanceOf(SoundException.class)
        .hasMessage("expected a channel from 0 to 15 in the marker 'part 16 off'");
  }

  @Test
  void volumesAbove127AreRefused() {
    assertThatThrownBy(() -> PartCue.of(song(marker(1, "hook 1 part 0 volume 128"))))
        .isInstanceOf(SoundException.class)
        .hasMessage("expected a volume from 0 to 127 in the marker 'hook 1 part 0 volume 128'");
  }

  @Test
  void aPartCueIsWrittenBeforeAJumpAtTheSameTick() throws SoundException {
    MidiSong song = song(marker(1, "label a"), marker(3, "jump a"), marker(3, "hook 1 part 0 off"));

    List<Event> arrangedEvents = new Arrangement(song, false).forGeneralMidi().events();

    assertThat(arrangedEvents)
        .containsExactly(
            MidiSong.imuse(2 * TICKS_PER_BEAT, ImuseMessages.partOnOff(0, 1, false)),
            MidiSong.imuse(2 * TICKS_PER_BEAT, ImuseMessages.jump(0, 1, 0)));
  }
}
