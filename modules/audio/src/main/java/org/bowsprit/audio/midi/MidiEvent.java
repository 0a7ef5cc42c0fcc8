package org.bowsprit.audio.midi;

import org.bowsprit.bytes.Bytes;

/** Something that happens at a tick of a track. */
public sealed interface MidiEvent {

  /** Returns when it happens, in ticks from the start of its track. */
  long tick();

  /**
   * A note-off: {@code 8n}, or {@code 9n} with velocity 0.
   *
   * @param tick when
   * @param channel 0 to 15
   * @param note 0 to 127
   */
  record NoteOff(long tick, int channel, int note) implements MidiEvent {}

  /**
   * A note-on: {@code 9n}.
   *
   * @param tick when
   * @param channel 0 to 15
   * @param note 0 to 127
   * @param velocity 1 to 127
   */
  record NoteOn(long tick, int channel, int note, int velocity) implements MidiEvent {}

  /**
   * A controller: {@code Bn}.
   *
   * @param tick when
   * @param channel 0 to 15
   * @param number 0 to 127
   * @param value 0 to 127
   */
  record Controller(long tick, int channel, int number, int value) implements MidiEvent {}

  /**
   * A program change: {@code Cn}.
   *
   * @param tick when
   * @param channel 0 to 15
   * @param program 0 to 127
   */
  record ProgramChange(long tick, int channel, int program) implements MidiEvent {}

  /**
   * A pitch bend: {@code En}.
   *
   * @param tick when
   * @param channel 0 to 15
   * @param bend -8192 to 8191
   */
  record PitchBend(long tick, int channel, int bend) implements MidiEvent {}

  /**
   * A system exclusive message: {@code F0}, without its final {@code F7}.
   *
   * @param tick when
   * @param data maker id first
   */
  record Sysex(long tick, Bytes data) implements MidiEvent {}

  /**
   * A change of tempo: meta {@code 51}.
   *
   * @param tick when
   * @param microsAQuarter microseconds of a quarter note
   */
  record Tempo(long tick, int microsAQuarter) implements MidiEvent {}

  /**
   * The end of the track: meta {@code 2F}, or the end of its bytes.
   *
   * @param tick when
   */
  record End(long tick) implements MidiEvent {}
}
