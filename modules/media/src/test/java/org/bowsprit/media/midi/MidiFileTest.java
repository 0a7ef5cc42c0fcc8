package org.bowsprit.media.midi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.media.midi.MidiFile.Event;
import org.bowsprit.media.midi.MidiFile.Track;
import org.junit.jupiter.api.Test;

/** Tests reading, writing and merging the tracks of MIDI files. */
class MidiFileTest {

  private static final MidiFile SONG =
      new MidiFile(
          1,
          480,
          List.of(
              new Track(List.of(new Event(0, MidiFile.META, Bytes.of(0x51, 7, 161, 32))), 960),
              new Track(
                  List.of(
                      new Event(0, 0xC3, Bytes.of(12)),
                      new Event(0, 0x93, Bytes.of(60, 100)),
                      new Event(480, 0x93, Bytes.of(60, 0)),
                      new Event(100_000, MidiFile.SYSEX, Bytes.of(0x7D, 1, 0xF7))),
                  100_001)));

  private static MidiFile read(Bytes file) {
    return MidiFile.read(file.reader(ChunkPath.ROOT));
  }

  /** Returns a file with one track, which consists of the given bytes. */
  private static Bytes file(int... events) {
    return new ByteWriter()
        .tag("MThd")
        .u32Be(6)
        .u16Be(0)
        .u16Be(1)
        .u16Be(96)
        .tag("MTrk")
        .u32Be(events.length)
        .bytes(Bytes.of(events))
        .toBytes();
  }

  @Test
  void aWrittenFileIsReadAgainUnchanged() {
    assertThat(read(SONG.toBytes())).isEqualTo(SONG);
  }

  @Test
  void tracksAreMergedInTheOrderOfTime() {
    assertThat(SONG.merge().events())
        .extracting(Event::status)
        .containsExactly(0xFF, 0xC3, 0x93, 0x93, 0xF0);
    assertThat(SONG.merge().end()).isEqualTo(100_001);
  }

  @Test
  void aStatusByteAppliesToFollowingEventsWithoutAStatusByte() {
    assertThat(read(file(0, 0x90, 60, 9, 5, 62, 9)).tracks().get(0).events())
        .containsExactly(new Event(0, 0x90, Bytes.of(60, 9)), new Event(5, 0x90, Bytes.of(62, 9)));
  }

  @Test
  void aTruncatedTrackIsReadUpToItsLastCompleteEvent() {
    Bytes completeFile = file(0, 0x90, 60, 9, 5, 0x80, 60, 0);

    assertThat(read(completeFile.slice(0, completeFile.length() - 4)).tracks().get(0).events())
        .hasSize(1);
  }

  @Test
  void invalidDataAreReported() {
    assertThatThrownBy(() -> read(file(0, 60, 9)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("expected a status byte, found 0x3C");
    assertThatThrownBy(() -> read(Bytes.of(1, 2, 3)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("expected an MThd");
  }
}
