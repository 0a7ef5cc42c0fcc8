package org.bowsprit.kit.internal.sound;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bowsprit.format.ByteReader;
import org.bowsprit.format.ByteWriter;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.ChunkPath;
import org.bowsprit.format.FormatException;

/**
 * A Standard MIDI File as one track.
 *
 * @param division ticks a quarter note
 * @param events in the order of their ticks; those of one tick in the order of the file, without
 *     ends of tracks
 * @param length ticks to the end of the longest track
 */
record MidiSong(int division, List<Event> events, int length) {

  static final int NOTE_ON = 0x90;
  static final int CONTROL = 0xB0;
  static final int PROGRAM = 0xC0;
  static final int SYSEX = 0xF0;
  private static final int IMUSE_DIVISION = 480;
  private static final int META = 0xFF;
  private static final int END_OF_TRACK = 0x2F;
  private static final int MOST_EVENTS = 1 << 20;

  MidiSong {
    events = List.copyOf(events);
  }

  /**
   * An event.
   *
   * @param tick from the start
   * @param status the first byte, running status undone
   * @param data what follows it in a file; of sysex and meta events the length too
   */
  record Event(int tick, int status, Bytes data) {

    int kind() {
      return status & 0xF0;
    }

    int channel() {
      return status & 0x0F;
    }
  }

  /**
   * Reads a file of format 0 or 1.
   *
   * @throws SoundException if it is something else
   */
  static MidiSong read(Bytes file) throws SoundException {
    try {
      return read(file.reader(ChunkPath.ROOT));
    } catch (FormatException e) {
      throw new SoundException("expected a whole MIDI file, found one that is cut or damaged");
    }
  }

  private static MidiSong read(ByteReader in) throws SoundException {
    if (!in.tag().equals("MThd")) {
      throw new SoundException("expected a MIDI file, found something else");
    }
    int headerEnd = (int) Math.min(in.u32Be(), 0xFFFF) + in.position();
    int format = in.u16Be();
    int tracks = in.u16Be();
    int division = in.u16Be();
    if (format > 1 || division == 0 || (division & 0x8000) != 0) {
      throw new SoundException(
          "expected a MIDI file of format 0 or 1 whose time is counted in quarter notes");
    }
    in.seek(headerEnd);
    List<Event> events = new ArrayList<>();
    int length = 0;
    for (int i = 0; i < tracks; i++) {
      length = Math.max(length, track(in, events));
    }
    events.sort(Comparator.comparingInt(Event::tick));
    return new MidiSong(division, events, length);
  }

  /** Reads a track and returns its length in ticks. */
  private static int track(ByteReader in, List<Event> events) throws SoundException {
    if (!in.tag().equals("MTrk")) {
      throw new SoundException("expected a track, found something else");
    }
    int size = (int) Math.min(in.u32Be(), in.remaining());
    ByteReader track = in.window(in.position(), size, in.path());
    in.skip(size);
    int tick = 0;
    int running = 0;
    while (track.remaining() > 0) {
      tick += varLength(track);
      int status = track.u8();
      if (status < 0x80) {
        track.seek(track.position() - 1);
        status = running;
      }
      if (status < 0x80 || events.size() > MOST_EVENTS) {
        throw new SoundException("expected MIDI events, found damaged ones");
      }
      int start = track.position();
      if (status >= SYSEX) {
        boolean ends = status == META && track.u8() == END_OF_TRACK;
        track.skip(varLength(track));
        if (ends) {
          return tick;
        }
      } else {
        running = status;
        boolean single = (status & 0xF0) == PROGRAM || (status & 0xF0) == 0xD0;
        track.skip(single ? 1 : 2);
      }
      int end = track.position();
      events.add(new Event(tick, status, track.seek(start).bytes(end - start)));
    }
    return tick;
  }

  private static int varLength(ByteReader in) {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int next = in.u8();
      value = (value << 7) | (next & 0x7F);
      if (next < 0x80) {
        break;
      }
    }
    return value;
  }

  /**
   * Returns the song with iMUSE's ticks, each event at the one nearest to its own: jumps and what
   * scripts ask for count 480 to a beat whatever the division (spec 11 §1).
   */
  MidiSong inImuseTicks() {
    if (division == IMUSE_DIVISION) {
      return this;
    }
    List<Event> moved =
        events.stream()
            .map(event -> new Event(imuseTick(event.tick()), event.status(), event.data()))
            .toList();
    return new MidiSong(IMUSE_DIVISION, moved, imuseTick(length));
  }

  private int imuseTick(int tick) {
    return (int) Math.min(Integer.MAX_VALUE, Math.round((double) tick * IMUSE_DIVISION / division));
  }

  /** Returns the song as a file of format 0. */
  Bytes toFile() {
    ByteWriter track = new ByteWriter();
    int tick = 0;
    for (Event event : events) {
      varLength(event.tick() - tick, track);
      tick = event.tick();
      track.u8(event.status()).bytes(event.data());
    }
    varLength(Math.max(0, length - tick), track);
    track.u8(META).u8(END_OF_TRACK).u8(0);
    return new ByteWriter()
        .tag("MThd")
        .u32Be(6)
        .u16Be(0)
        .u16Be(1)
        .u16Be(division)
        .tag("MTrk")
        .u32Be(track.position())
        .bytes(track.toBytes())
        .toBytes();
  }

  private static void varLength(int value, ByteWriter out) {
    for (int shift = 21; shift > 0; shift -= 7) {
      if (value >> shift > 0) {
        out.u8(((value >> shift) & 0x7F) | 0x80);
      }
    }
    out.u8(value & 0x7F);
  }

  /** Returns a sysex event of iMUSE (spec 11 §3). */
  static Event imuse(int tick, Bytes body) {
    ByteWriter data = new ByteWriter();
    varLength(body.length() + 2, data);
    return new Event(tick, SYSEX, data.u8(0x7D).bytes(body).u8(0xF7).toBytes());
  }
}
