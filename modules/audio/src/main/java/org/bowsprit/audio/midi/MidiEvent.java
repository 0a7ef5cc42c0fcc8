package org.bowsprit.audio.midi;

import org.bowsprit.bytes.Bytes;

/** An event at a tick of a track. */
public sealed interface MidiEvent {

  /** Returns the time of the event, in ticks from the start of its track. */
  long tick();

  /**
   * A note-off: {@code 8n}, or {@code 9n} with velocity 0.
   *
   * @param tick the time
   * @param channel the channel, 0 to 15
   * @param note the note, 0 to 127
   */
  record NoteOff(long tick, int channel, int note) implements MidiEvent {}

  /**
   * A note-on: {@code 9n}.
   *
   * @param tick the time
   * @param channel the channel, 0 to 15
   * @param note the note, 0 to 127
   * @param velocity the velocity, 1 to 127
   */
  record NoteOn(long tick, int channel, int note, int velocity) implements MidiEvent {}

  /**
   * A controller: {@code Bn}.
   *
   * @param tick the time
   * @param channel the channel, 0 to 15
   * @param number the number of the controller, 0 to 127
   * @param value the value, 0 to 127
   */
  record Controller(long tick, int channel, int number, int value) implements MidiEvent {}

  /**
   * A program change: {@code Cn}.
   *
   * @param tick the time
   * @param channel the channel, 0 to 15
   * @param program the program, 0 to 127
   */
  record ProgramChange(long tick, int channel, int program) implements MidiEvent {}

  /**
   * A pitch bend: {@code En}.
   *
   * @param tick the time
   * @param channel the channel, 0 to 15
   * @param bend the pitch bend, -8192 to 8191
   */
  record PitchBend(long tick, int channel, int bend) implements MidiEvent {}

  /**
   * A system exclusive message: {@code F0}, without the final {@code F7}.
   *
   * @param tick the time
   * @param data the message, beginning with the maker id
   */
  record Sysex(long tick, Bytes data) implements MidiEvent {}

  /**
   * A change of tempo: meta {@code 51}.
   *
   * @param tick the time
   * @param microsPerQuarter the number of microseconds per quarter note
   */
  record Tempo(long tick, int microsPerQuarter) implements MidiEvent {}

  /**
   * The end of the track: meta {@code 2F}, or the end of the track's bytes.
   *
   * @param tick the time
   */
  record End(long tick) implements MidiEvent {}
}
