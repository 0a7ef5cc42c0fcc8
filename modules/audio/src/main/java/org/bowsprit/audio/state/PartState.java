package org.bowsprit.audio.state;

import org.bowsprit.bytes.Bytes;

/**
 * The state of one part: a MIDI channel of a player (spec 11 §1).
 *
 * @param index its index, 0 to 31
 * @param midiChannel 0 to 15
 * @param deviceChannel the device channel that plays it, -1 for none
 * @param on whether it is on
 * @param percussion whether it belongs on the rhythm channel
 * @param priorityOffset the difference between its priority and its player's
 * @param volume 0 to 127
 * @param pan -64 to 63
 * @param transpose in semitones; -128 for no transposition at all, not even the player's
 * @param detune in 1/128 semitone
 * @param bend -8192 to 8191
 * @param bendRange in semitones, 0 to 12
 * @param wheel 0 to 127
 * @param pedal whether the sustain pedal is down
 * @param reverb 0 to 127
 * @param chorus 0 to 127
 * @param program its program number
 * @param deviceProgram its instrument: 0 to 127 a program of the device, 128 to 255 a program of a
 *     Roland MT-32, 256 a Roland sound by name, -1 another instrument
 * @param patch the bytes of its patch, of its Roland sound or of that sound's name; empty for none
 * @param level the level last computed for the device
 * @param position the pan last computed for the device, -64 to 63
 */
public record PartState(
    int index,
    int midiChannel,
    int deviceChannel,
    boolean on,
    boolean percussion,
    int priorityOffset,
    int volume,
    int pan,
    int transpose,
    int detune,
    int bend,
    int bendRange,
    int wheel,
    boolean pedal,
    int reverb,
    int chorus,
    int program,
    int deviceProgram,
    Bytes patch,
    int level,
    int position) {

  private static final int PARTS = 32;

  /** An upper limit of device channels. */
  private static final int MOST_CHANNELS = 64;

  /** Checks the ranges. */
  public PartState {
    Range.require("index", index, 0, PARTS - 1);
    Range.require("midiChannel", midiChannel, 0, 15);
    Range.require("deviceChannel", deviceChannel, -1, MOST_CHANNELS - 1);
    Range.require("priorityOffset", priorityOffset, -Range.WORD, Range.WORD);
    Range.require("volume", volume, -Range.WORD, Range.WORD);
    Range.require("pan", pan, -Range.WORD, Range.WORD);
    Range.require("transpose", transpose, -Range.WORD, Range.WORD);
    Range.require("detune", detune, -Range.WORD, Range.WORD);
    Range.require("bend", bend, -Range.WORD, Range.WORD);
    Range.require("bendRange", bendRange, -Range.WORD, Range.WORD);
    Range.require("wheel", wheel, -Range.WORD, Range.WORD);
    Range.require("reverb", reverb, -Range.WORD, Range.WORD);
    Range.require("chorus", chorus, -Range.WORD, Range.WORD);
    Range.require("level", level, -Range.WORD, Range.WORD);
    Range.require("position", position, -Range.WORD, Range.WORD);
  }
}
