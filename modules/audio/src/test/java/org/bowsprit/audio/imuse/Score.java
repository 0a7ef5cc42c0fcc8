package org.bowsprit.audio.imuse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bowsprit.audio.midi.MidiEvent;
import org.bowsprit.audio.midi.MidiSequence;
import org.bowsprit.audio.midi.MidiTrack;
import org.bowsprit.audio.midi.StartParameters;
import org.bowsprit.audio.resource.Piece;
import org.bowsprit.audio.resource.Rendition;
import org.bowsprit.bytes.Bytes;

/** Writes a piece of AdLib music. A beat has 480 ticks, and the first beat is beat 1. */
public final class Score {

  /** The number of ticks in a beat. */
  public static final int BEAT = 480;

  private static final int MAKER = 0x7D;

  private final List<MidiTrack> tracks = new ArrayList<>();
  private final List<MidiEvent> events = new ArrayList<>();
  private StartParameters start = StartParameters.DEFAULT;
  private long now;

  /** Starts a piece whose channels 0 to 3 have an instrument. */
  public Score() {
    instruments();
  }

  private void instruments() {
    for (int channel = 0; channel < 4; channel++) {
      events.add(new MidiEvent.ProgramChange(0, channel, channel));
    }
  }

  /** Sets the time of the following events to the start of a beat. */
  public Score at(int beat) {
    return at(beat, 0);
  }

  /** Sets the time of the following events to a number of ticks after a beat. */
  public Score at(int beat, int tick) {
    now = (beat - 1L) * BEAT + tick;
    return this;
  }

  /** Adds a note on channel 0. */
  public Score note(int note, int ticks) {
    return note(0, note, ticks);
  }

  public Score note(int channel, int note, int ticks) {
    events.add(new MidiEvent.NoteOn(now, channel, note, 100));
    events.add(new MidiEvent.NoteOff(now + ticks, channel, note));
    return this;
  }

  /** Adds a note-off on channel 0. */
  public Score off(int note) {
    events.add(new MidiEvent.NoteOff(now, 0, note));
    return this;
  }

  /** Adds a controller event on channel 0. */
  public Score control(int number, int value) {
    events.add(new MidiEvent.Controller(now, 0, number, value));
    return this;
  }

  /** Adds a pitch bend on channel 0. */
  public Score bend(int bend) {
    events.add(new MidiEvent.PitchBend(now, 0, bend));
    return this;
  }

  /** Adds a program change on channel 0. */
  public Score program(int program) {
    events.add(new MidiEvent.ProgramChange(now, 0, program));
    return this;
  }

  /** Sets the tempo in microseconds per quarter note. */
  public Score tempo(int micros) {
    events.add(new MidiEvent.Tempo(now, micros));
    return this;
  }

  public Score marker(int id) {
    return sysex(64, 0, id);
  }

  public Score loop(int count, int toBeat, int fromBeat) {
    List<Integer> bytes = new ArrayList<>(List.of(0));
    for (int word : new int[] {count, toBeat, 0, fromBeat, 0}) {
      addNibbles(bytes, word, 4);
    }
    return sysex(80, toArray(bytes));
  }

  /** Adds a jump to the start of a beat, which is taken if the hook is {@code id}. */
  public Score jump(int id, int track, int beat) {
    List<Integer> bytes = new ArrayList<>(List.of(0));
    addNibbles(bytes, id, 2);
    for (int word : new int[] {track, beat, 0}) {
      addNibbles(bytes, word, 4);
    }
    return sysex(48, toArray(bytes));
  }

  /** Adds a sysex command with one raw byte, followed by bytes in nibbles. */
  public Score hook(int code, int raw, int... values) {
    List<Integer> bytes = new ArrayList<>(List.of(raw));
    for (int value : values) {
      addNibbles(bytes, value & 0xFF, 2);
    }
    return sysex(code, toArray(bytes));
  }

  /** Adds a sysex command. */
  public Score sysex(int code, int... bytes) {
    byte[] data = new byte[bytes.length + 2];
    data[0] = MAKER;
    data[1] = (byte) code;
    for (int i = 0; i < bytes.length; i++) {
      data[i + 2] = (byte) bytes[i];
    }
    events.add(new MidiEvent.Sysex(now, Bytes.wrap(data)));
    return this;
  }

  private static void addNibbles(List<Integer> bytes, int value, int nibbles) {
    for (int i = nibbles - 1; i >= 0; i--) {
      bytes.add((value >> (4 * i)) & 15);
    }
  }

  private static int[] toArray(List<Integer> bytes) {
    return bytes.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Sets the start parameters. */
  public Score header(StartParameters parameters) {
    start = parameters;
    return this;
  }

  /** Sets the priority. */
  public Score priority(int priority) {
    return header(new StartParameters(priority, 127, 0, 0, 0, 128));
  }

  /** Ends the track and starts another. */
  public Score endTrack() {
    events.sort(Comparator.comparingLong(MidiEvent::tick));
    events.removeIf(event -> event.tick() > now);
    events.add(new MidiEvent.End(now));
    tracks.add(new MidiTrack(events));
    events.clear();
    now = 0;
    instruments();
    return this;
  }

  /** Ends the last track at the present time and returns the piece. */
  public Piece end() {
    endTrack();
    return new Piece(Rendition.ADLIB, new MidiSequence(start, BEAT, tracks));
  }
}
