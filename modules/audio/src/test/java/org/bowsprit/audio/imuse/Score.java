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

/** Builds a piece of AdLib music. A beat has 480 ticks, and the first beat is beat 1. */
public final class Score {

  /** The number of ticks in a beat. */
  public static final int BEAT = 480;

  private static final int MANUFACTURER_ID = 0x7D;

  private final List<MidiTrack> tracks = new ArrayList<>();
  private final List<MidiEvent> events = new ArrayList<>();
  private StartParameters startParameters = StartParameters.DEFAULT;
  private long currentTick;

  /** Starts a piece whose channels 0 to 3 have an instrument. */
  public Score() {
    addInstruments();
  }

  private void addInstruments() {
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
    currentTick = (beat - 1L) * BEAT + tick;
    return this;
  }

  /** Adds a note on channel 0. */
  public Score note(int note, int ticks) {
    return note(0, note, ticks);
  }

  public Score note(int channel, int note, int ticks) {
    events.add(new MidiEvent.NoteOn(currentTick, channel, note, 100));
    events.add(new MidiEvent.NoteOff(currentTick + ticks, channel, note));
    return this;
  }

  /** Adds a note-off on channel 0. */
  public Score noteOff(int note) {
    events.add(new MidiEvent.NoteOff(currentTick, 0, note));
    return this;
  }

  /** Adds a controller event on channel 0. */
  public Score controller(int number, int value) {
    events.add(new MidiEvent.Controller(currentTick, 0, number, value));
    return this;
  }

  /** Adds a pitch bend on channel 0. */
  public Score bend(int bend) {
    events.add(new MidiEvent.PitchBend(currentTick, 0, bend));
    return this;
  }

  /** Adds a program change on channel 0. */
  public Score program(int program) {
    events.add(new MidiEvent.ProgramChange(currentTick, 0, program));
    return this;
  }

  /** Sets the tempo in microseconds per quarter note. */
  public Score tempo(int microsPerQuarter) {
    events.add(new MidiEvent.Tempo(currentTick, microsPerQuarter));
    return this;
  }

  public Score marker(int marker) {
    return sysexCommand(64, 0, marker);
  }

  public Score loop(int count, int toBeat, int fromBeat) {
    List<Integer> bytes = new ArrayList<>(List.of(0));
    for (int word : new int[] {count, toBeat, 0, fromBeat, 0}) {
      addNibbles(bytes, word, 4);
    }
    return sysexCommand(80, toArray(bytes));
  }

  /** Adds a jump to the start of a beat. The music jumps only if the hook is {@code hook}. */
  public Score jump(int hook, int track, int beat) {
    List<Integer> bytes = new ArrayList<>(List.of(0));
    addNibbles(bytes, hook, 2);
    for (int word : new int[] {track, beat, 0}) {
      addNibbles(bytes, word, 4);
    }
    return sysexCommand(48, toArray(bytes));
  }

  /** Adds a sysex command with one whole byte and further bytes, each sent as two nibbles. */
  public Score sysexCommandWithNibbles(int code, int wholeByte, int... values) {
    List<Integer> bytes = new ArrayList<>(List.of(wholeByte));
    for (int value : values) {
      addNibbles(bytes, value & 0xFF, 2);
    }
    return sysexCommand(code, toArray(bytes));
  }

  /** Adds a sysex command. */
  public Score sysexCommand(int code, int... bytes) {
    byte[] data = new byte[bytes.length + 2];
    data[0] = MANUFACTURER_ID;
    data[1] = (byte) code;
    for (int i = 0; i < bytes.length; i++) {
      data[i + 2] = (byte) bytes[i];
    }
    events.add(new MidiEvent.Sysex(currentTick, Bytes.wrap(data)));
    return this;
  }

  private static void addNibbles(List<Integer> bytes, int value, int nibbleCount) {
    for (int i = nibbleCount - 1; i >= 0; i--) {
      bytes.add((value >> (4 * i)) & 15);
    }
  }

  private static int[] toArray(List<Integer> bytes) {
    return bytes.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Sets the start parameters. */
  public Score startParameters(StartParameters parameters) {
    startParameters = parameters;
    return this;
  }

  /** Sets the priority. */
  public Score priority(int priority) {
    return startParameters(new StartParameters(priority, 127, 0, 0, 0, 128));
  }

  /** Ends the track at the current time and starts another track. */
  public Score endTrack() {
    events.sort(Comparator.comparingLong(MidiEvent::tick));
    events.removeIf(event -> event.tick() > currentTick);
    events.add(new MidiEvent.End(currentTick));
    tracks.add(new MidiTrack(events));
    events.clear();
    currentTick = 0;
    addInstruments();
    return this;
  }

  /** Ends the last track at the current time and returns the piece. */
  public Piece end() {
    endTrack();
    return new Piece(Rendition.ADLIB, new MidiSequence(startParameters, BEAT, tracks));
  }
}
