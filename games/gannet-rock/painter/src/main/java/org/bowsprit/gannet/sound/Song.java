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
 * A piece in 6/8, written as text: {@code D5:3} is a note and its length in eighths, {@code 62:3}
 * the same one by its number, {@code -} a rest, {@code |} a bar line for the eye. Bars are counted
 * from 1.
 */
final class Song {

  private static final int QUARTER = 480;
  private static final int EIGHTH = QUARTER / 2;
  private static final int EIGHTHS_A_BAR = 6;
  private static final int BAR = EIGHTHS_A_BAR * EIGHTH;
  private static final int TEMPO = 0x51;
  private static final int MARKER = 0x06;
  private static final int VOLUME = 7;
  private static final int END_OF_TRACK = 0x2F;
  private static final int TYPE_SINGLE_TRACK = 0;

  /** How much louder the first note of a bar is. */
  private static final int ACCENT = 8;

  private final Sequence sequence;
  private final Track track;

  Song() throws InvalidMidiDataException {
    sequence = new Sequence(Sequence.PPQ, QUARTER);
    track = sequence.createTrack();
  }

  /** Continues at {@code tempo} dotted quarters a minute. */
  void tempo(int bar, int tempo) throws InvalidMidiDataException {
    int micros = 60_000_000 / (tempo * 3 / 2);
    meta(TEMPO, new byte[] {(byte) (micros >> 16), (byte) (micros >> 8), (byte) micros}, at(bar));
  }

  /** Writes a marker at the start of a bar, which the kit may read as a jump or a cue. */
  Song marker(int bar, String text) throws InvalidMidiDataException {
    meta(MARKER, text.getBytes(StandardCharsets.US_ASCII), at(bar));
    return this;
  }

  /** Gives a channel a program of General MIDI from a bar on. */
  void program(int bar, int channel, int program) throws InvalidMidiDataException {
    track.add(
        new MidiEvent(new ShortMessage(ShortMessage.PROGRAM_CHANGE, channel, program, 0), at(bar)));
  }

  /** Sets how loud a channel is from a bar on, 0 to 127. */
  void volume(int bar, int channel, int volume) throws InvalidMidiDataException {
    track.add(
        new MidiEvent(
            new ShortMessage(ShortMessage.CONTROL_CHANGE, channel, VOLUME, volume), at(bar)));
  }

  private static long at(int bar) {
    return (long) (bar - 1) * BAR;
  }

  private void meta(int kind, byte[] data, long tick) throws InvalidMidiDataException {
    track.add(new MidiEvent(new MetaMessage(kind, data, data.length), tick));
  }

  /** Adds the notes of a voice from a bar on, so loud (0 to 127). They must fill whole bars. */
  void voice(int bar, int channel, int loudness, String notes) throws InvalidMidiDataException {
    long tick = at(bar);
    for (String word : notes.strip().split("[\\s|]+", -1)) {
      if (word.isEmpty()) {
        continue;
      }
      int colon = word.indexOf(':');
      long length = (long) Integer.parseInt(word.substring(colon + 1)) * EIGHTH;
      int velocity = tick % BAR == 0 ? Math.min(127, loudness + ACCENT) : loudness;
      for (String pitch : word.substring(0, colon).split("\\+", -1)) {
        if (!pitch.equals("-")) {
          note(channel, pitch(pitch), velocity, tick, tick + length - EIGHTH / 8);
        }
      }
      tick += length;
    }
    if (tick % BAR != 0) {
      throw new IllegalStateException("not whole bars: " + notes);
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

  /** Writes the piece as a MIDI file of one track, which ends with a whole bar. */
  void write(Path file) throws IOException, InvalidMidiDataException {
    long bars = (track.ticks() + BAR - 1) / BAR;
    meta(END_OF_TRACK, new byte[0], bars * BAR);
    Files.createDirectories(file.getParent());
    MidiSystem.write(sequence, TYPE_SINGLE_TRACK, file.toFile());
  }
}
