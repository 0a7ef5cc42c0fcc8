package org.bowsprit.kit.internal.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.midi.MidiFile.Event;
import org.junit.jupiter.api.Test;

/** Tests the jumps that the markers of a MIDI song define. */
class JumpCueTest {

  private static final int TICKS_PER_BEAT = 480;

  private static Event marker(int beat, String text) {
    byte[] characters = text.getBytes(StandardCharsets.ISO_8859_1);
    ByteWriter data = new ByteWriter().u8(0x06).bytes(Bytes.wrap(characters));
    return new Event((beat - 1L) * TICKS_PER_BEAT, 0xFF, data.toBytes());
  }

  private static Event note(int beat, int pitch) {
    return new Event((beat - 1L) * TICKS_PER_BEAT, MidiSong.NOTE_ON, Bytes.of(pitch, 100));
  }

  private static MidiSong song(Event... events) {
    return new MidiSong(TICKS_PER_BEAT, List.of(events), 8 * TICKS_PER_BEAT);
  }

  @Test
  void markersDefineLabelsAndJumps() throws SoundException {
    MidiSong song =
        song(
            marker(1, "label storm"),
            marker(3, "Second strain"),
            marker(5, "hook 1 jump hope"),
            marker(5, "jump storm"),
            marker(6, "label hope"));

    assertThat(JumpCue.of(song))
        .containsExactly(
            new JumpCue(4 * TICKS_PER_BEAT, 1, 5 * TICKS_PER_BEAT),
            new JumpCue(4 * TICKS_PER_BEAT, 0, 0));
  }

  @Test
  void aJumpAtALabelIsMovedOneTickEarlier() throws SoundException {
    MidiSong song = song(marker(1, "label a"), marker(5, "jump a"), marker(5, "label b"));

    assertThat(JumpCue.of(song)).containsExactly(new JumpCue(4 * TICKS_PER_BEAT - 1, 0, 0));
  }

  @Test
  void aJumpAtTheStartOfTheSongIsRefused() {
    assertThatThrownBy(() -> JumpCue.of(song(marker(1, "jump a"), marker(1, "label a"))))
        .isInstanceOf(SoundException.class)
        .hasMessage("expected music before the marker 'jump a', found the start of the song");
  }

  @Test
  void aJumpToAnUnknownLabelIsRefused() {
    assertThatThrownBy(() -> JumpCue.of(song(marker(2, "jump nowhere"))))
        .isInstanceOf(SoundException.class)
        .hasMessage("expected a marker 'label nowhere' for the marker 'jump nowhere'");
  }

  @Test
  void aRepeatedLabelIsRefused() {
    assertThatThrownBy(() -> JumpCue.of(song(marker(1, "label a"), marker(3, "label a"))))
        .isInstanceOf(SoundException.class)
        .hasMessage("expected one marker 'label a', found a second one at another place");
  }

  @Test
  void theTargetBeatDoesNotDependOnTheDivisionOfTheFile() throws SoundException {
    List<Event> events =
        Stream.of(marker(3, "label b"), note(3, 60), marker(7, "jump b"))
            .map(
                event ->
                    new Event(event.tick() / TICKS_PER_BEAT * 96, event.status(), event.data()))
            .toList();

    MidiSong arrangedSong =
        new Arrangement(new MidiSong(96, events, 8 * 96), false).forGeneralMidi();

    Event jump = arrangedSong.events().get(arrangedSong.events().size() - 1);
    assertThat(arrangedSong.division()).isEqualTo(TICKS_PER_BEAT);
    assertThat(arrangedSong.length()).isEqualTo(8 * TICKS_PER_BEAT);
    assertThat(jump).isEqualTo(MidiSong.imuse(6 * TICKS_PER_BEAT, ImuseMessages.jump(0, 3, 0)));
  }

  @Test
  void hookZeroIsRefused() {
    assertThatThrownBy(() -> JumpCue.of(song(marker(1, "label a"), marker(2, "hook 0 jump a"))))
        .isInstanceOf(SoundException.class)
        .hasMessage("expected a hook from 1 to 255 in the marker 'hook 0 jump a'");
  }

  @Test
  void aJumpIsWrittenBeforeTheNotesAtTheSameTick() throws SoundException {
    MidiSong song =
        song(
            marker(1, "label a"),
            note(1, 60),
            note(5, 62),
            marker(5, "hook 2 jump a"),
            note(6, 64));

    List<Event> arrangedEvents = new Arrangement(song, true).forGeneralMidi().events();

    Bytes hookJump = MidiSong.imuse(0, ImuseMessages.jump(2, 1, 0)).data();
    Bytes loopJump = MidiSong.imuse(0, ImuseMessages.jump(0, 1, 0)).data();
    assertThat(arrangedEvents).hasSize(6); // one part, three notes and two jumps
    assertThat(arrangedEvents.stream().map(Event::data).skip(1))
        .containsExactlyElementsOf(
            Stream.of(
                    note(1, 60).data(), hookJump, note(5, 62).data(), note(6, 64).data(), loopJump)
                .toList());
    assertThat(arrangedEvents.get(5).tick()).isEqualTo(8 * TICKS_PER_BEAT);
  }

  @Test
  void aJumpMessageContainsABeatAndATickWithinTheBeat() {
    assertThat(ImuseMessages.jump(1, 300, 240))
        .isEqualTo(Bytes.of(48, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 12, 0, 0, 15, 0));
  }
}
