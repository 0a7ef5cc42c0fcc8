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
 * A tune in 6/8, written as text: {@code D5:3} is a note and its length in eighths, {@code -} a
 * rest, {@code |} a bar line for the eye. One voice follows another on channels of their own.
 */
final class Song {

  private static final int QUARTER = 480;
  private static final int EIGHTH = QUARTER / 2;
  private static final int BAR = 6 * EIGHTH;
  private static final int TEMPO = 0x51;
  private static final int MARKER = 0x06;
  private static final int END_OF_TRACK = 0x2F;
  private static final String STEPS = "C D EF G A B";
  private static final int TYPE_SINGLE_TRACK = 0;

  private final Sequence sequence;
  private final Track track;

  /** A tune at {@code tempo} dotted quarters a minute. */
  Song(int tempo) throws InvalidMidiDataException {
    sequence = new Sequence(Sequence.PPQ, QUARTER);
    track = sequence.createTrack();
    int micros = 60_000_000 / (tempo * 3 / 2);
    meta(TEMPO, new byte[] {(byte) (micros >> 16), (byte) (micros >> 8), (byte) micros}, 0);
  }

  /** Writes a marker at the start of a bar, counted from 1, which the kit may read as a jump. */
  Song marker(int bar, String text) throws InvalidMidiDataException {
    meta(MARKER, text.getBytes(StandardCharsets.US_ASCII), (long) (bar - 1) * BAR);
    return this;
  }

  private void meta(int kind, byte[] data, long tick) throws InvalidMidiDataException {
    track.add(new MidiEvent(new MetaMessage(kind, data, data.length), tick));
  }

  /** Adds a voice: a General MIDI program, its loudness 0 to 127, and its notes. */
  Song voice(int channel, int program, int loudness, String notes) throws InvalidMidiDataException {
    track.add(new MidiEvent(new ShortMessage(ShortMessage.PROGRAM_CHANGE, channel, program, 0), 0));
    long tick = 0;
    for (String word : notes.strip().split("[\\s|]+", -1)) {
      if (word.isEmpty()) {
        continue;
      }
      int colon = word.indexOf(':');
      long length = (long) Integer.parseInt(word.substring(colon + 1)) * EIGHTH;
      for (String pitch : word.substring(0, colon).split("\\+", -1)) {
        if (!pitch.equals("-")) {
          note(channel, pitch(pitch), loudness, tick, tick + length - EIGHTH / 8);
        }
      }
      tick += length;
    }
    return this;
  }

  private void note(int channel, int pitch, int loudness, long from, long to)
      throws InvalidMidiDataException {
    track.add(
        new MidiEvent(new ShortMessage(ShortMessage.NOTE_ON, channel, pitch, loudness), from));
    track.add(new MidiEvent(new ShortMessage(ShortMessage.NOTE_OFF, channel, pitch, 0), to));
  }

  /** {@code Bb4} is a semitone below {@code B4}; middle C is {@code C4}. */
  private static int pitch(String name) {
    int step = STEPS.indexOf(name.charAt(0));
    int flat = name.contains("b") ? 1 : 0;
    int sharp = name.contains("#") ? 1 : 0;
    int octave = name.charAt(name.length() - 1) - '0';
    return 12 * (octave + 1) + step - flat + sharp;
  }

  /** Writes the tune as a MIDI file of one track, which ends with a whole bar. */
  void write(Path file) throws IOException, InvalidMidiDataException {
    long bars = (track.ticks() + BAR - 1) / BAR;
    meta(END_OF_TRACK, new byte[0], bars * BAR);
    Files.createDirectories(file.getParent());
    MidiSystem.write(sequence, TYPE_SINGLE_TRACK, file.toFile());
  }
}
