package org.bowsprit.kit.internal.sound;

import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.media.midi.MidiFile;
import org.bowsprit.media.midi.MidiFile.Event;

/**
 * A Standard MIDI File whose tracks are merged into one.
 *
 * @param division the number of ticks per quarter note
 * @param events the events in the order of their ticks, without ends of tracks; events of the same
 *     tick have the order of the file
 * @param length the number of ticks to the end of the longest track
 */
record MidiSong(int division, List<Event> events, long length) {

  static final int NOTE_ON = 0x90;
  static final int CONTROL = 0xB0;
  static final int PROGRAM = 0xC0;
  private static final int IMUSE_DIVISION = 480;
  private static final int MAX_FORMAT = 1;

  MidiSong {
    events = List.copyOf(events);
  }

  /**
   * Reads a file of format 0 or 1.
   *
   * @throws SoundException if the file is not a MIDI file of these formats
   */
  static MidiSong read(Bytes file) throws SoundException {
    MidiFile read;
    try {
      read = MidiFile.read(file.reader(ChunkPath.ROOT));
    } catch (FormatException e) {
      throw new SoundException("this is not a complete MIDI file: " + e.expectation());
    }
    if (read.format() > MAX_FORMAT) {
      throw new SoundException("expected a MIDI file of format 0 or 1, found " + read.format());
    }
    MidiFile.Track merged = read.merge();
    return new MidiSong(read.division(), merged.events(), merged.end());
  }

  /**
   * Returns the song in iMUSE's ticks, with each event moved to the nearest tick. A beat that a
   * jump or a script names always has 480 ticks, regardless of the division of the file (spec 11
   * §1).
   */
  MidiSong inImuseTicks() {
    if (division == IMUSE_DIVISION) {
      return this;
    }
    List<Event> movedEvents =
        events.stream()
            .map(event -> new Event(imuseTick(event.tick()), event.status(), event.data()))
            .toList();
    return new MidiSong(IMUSE_DIVISION, movedEvents, imuseTick(length));
  }

  private long imuseTick(long tick) {
    return Math.round((double) tick * IMUSE_DIVISION / division);
  }

  /** Returns the song as a file of format 0. */
  Bytes toFile() {
    return new MidiFile(0, division, List.of(new MidiFile.Track(events, length))).toBytes();
  }

  /** Returns an iMUSE command as a sysex event (spec 11 §3). */
  static Event imuse(long tick, Bytes body) {
    Bytes data = new ByteWriter().u8(0x7D).bytes(body).u8(0xF7).toBytes();
    return new Event(tick, MidiFile.SYSEX, data);
  }

  /** Returns the kind of an event without its channel. */
  static int kind(Event event) {
    return event.status() & 0xF0;
  }

  /** Returns the channel of an event, 0 to 15. */
  static int channel(Event event) {
    return event.status() & 0x0F;
  }

  /** Returns whether an event is a meta event of this type. */
  static boolean isMeta(Event event, int type) {
    return event.status() == MidiFile.META && event.data().u8(0) == type;
  }
}
