package org.bowsprit.gannet.sound;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.sound.midi.InvalidMidiDataException;
import javax.sound.midi.MetaMessage;
import javax.sound.midi.MidiEvent;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Sequence;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.Track;

/**
 * A piece of music, which is written as text: {@code D5:3} is a note and its length in eighths,
 * {@code 74:3} is the same note by its number, {@code -} is a rest and {@code |} a bar line.
 * Positions are counted in eighths from 0.
 */
final class Song {

  private static final int TICKS_PER_QUARTER = 480;
  private static final int TICKS_PER_EIGHTH = TICKS_PER_QUARTER / 2;
  private static final int TEMPO_META_EVENT = 0x51;
  private static final int MARKER_META_EVENT = 0x06;
  private static final int VOLUME_CONTROLLER = 7;
  private static final int END_OF_TRACK = 0x2F;
  private static final int TYPE_SINGLE_TRACK = 0;

  /** The added velocity of the first note of a bar. */
  private static final int ACCENT = 8;

  private final Sequence sequence;
  private final Track track;

  Song() throws InvalidMidiDataException {
    sequence = new Sequence(Sequence.PPQ, TICKS_PER_QUARTER);
    track = sequence.createTrack();
  }

  /** Sets the tempo from a position on, in quarters per minute. */
  void tempo(int eighth, int tempo) throws InvalidMidiDataException {
    int micros = 60_000_000 / tempo;
    byte[] data = {(byte) (micros >> 16), (byte) (micros >> 8), (byte) micros};
    meta(TEMPO_META_EVENT, data, tickOf(eighth));
  }

  /** Writes a marker, which the kit reads as a jump or a cue if it has their form. */
  Song marker(int eighth, String text) throws InvalidMidiDataException {
    meta(MARKER_META_EVENT, text.getBytes(StandardCharsets.US_ASCII), tickOf(eighth));
    return this;
  }

  /** Sets the program of General MIDI for a channel. */
  void program(int eighth, int channel, int program) throws InvalidMidiDataException {
    track.add(
        new MidiEvent(
            new ShortMessage(ShortMessage.PROGRAM_CHANGE, channel, program, 0), tickOf(eighth)));
  }

  /** Sets the volume of a channel, from 0 to 127. */
  void volume(int eighth, int channel, int volume) throws InvalidMidiDataException {
    track.add(
        new MidiEvent(
            new ShortMessage(ShortMessage.CONTROL_CHANGE, channel, VOLUME_CONTROLLER, volume),
            tickOf(eighth)));
  }

  private static long tickOf(int eighth) {
    return (long) eighth * TICKS_PER_EIGHTH;
  }

  private void meta(int kind, byte[] data, long tick) throws InvalidMidiDataException {
    track.add(new MidiEvent(new MetaMessage(kind, data, data.length), tick));
  }

  /**
   * Adds the bars of a voice with a loudness from 0 to 127. The first note of each bar is slightly
   * louder.
   */
  void voice(int eighth, int channel, int loudness, String bars) throws InvalidMidiDataException {
    long tick = tickOf(eighth);
    for (String bar : bars.strip().split("\\|", -1)) {
      int velocity = Math.min(127, loudness + ACCENT);
      for (String word : bar.strip().split("\\s+", -1)) {
        if (word.isEmpty()) {
          continue;
        }
        int colon = word.indexOf(':');
        long length = (long) Integer.parseInt(word.substring(colon + 1)) * TICKS_PER_EIGHTH;
        for (String pitch : word.substring(0, colon).split("\\+", -1)) {
          if (!pitch.equals("-")) {
            note(channel, pitch(pitch), velocity, tick, tick + length - TICKS_PER_EIGHTH / 8);
          }
        }
        velocity = loudness;
        tick += length;
      }
    }
  }

  private void note(int channel, int pitch, int velocity, long from, long to)
      throws InvalidMidiDataException {
    track.add(
        new MidiEvent(new ShortMessage(ShortMessage.NOTE_ON, channel, pitch, velocity), from));
    track.add(new MidiEvent(new ShortMessage(ShortMessage.NOTE_OFF, channel, pitch, 0), to));
  }

  private static int pitch(String word) {
    return Character.isDigit(word.charAt(0)) ? Integer.parseInt(word) : Pitch.of(word);
  }

  /** Writes the piece as a MIDI file of one track. */
  void write(Path file) throws IOException, InvalidMidiDataException {
    meta(END_OF_TRACK, new byte[0], track.ticks());
    Files.createDirectories(file.getParent());
    MidiSystem.write(sequence, TYPE_SINGLE_TRACK, file.toFile());
  }
}
