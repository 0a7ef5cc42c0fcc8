package org.bowsprit.audio.state;

import org.bowsprit.bytes.Bytes;

/**
 * The state of one part, which is a MIDI channel of a player (spec 11 §1).
 *
 * @param index the index of the part, 0 to 31
 * @param midiChannel the MIDI channel, 0 to 15
 * @param deviceChannel the device channel that plays the part; -1 if there is none
 * @param on true if the part is on
 * @param percussion true if the part belongs on the rhythm channel
 * @param priorityOffset the difference between the priorities of the part and the player
 * @param volume the volume, 0 to 127
 * @param pan the pan, -64 to 63
 * @param transpose the transposition, in semitones; -128 if even the transposition of the player is
 *     not applied
 * @param detune the detuning, in 1/128 semitone
 * @param bend the pitch bend, -8192 to 8191
 * @param bendRange the range of a full bend, in semitones, 0 to 12
 * @param wheel the modulation wheel, 0 to 127
 * @param pedal true if the sustain pedal is down
 * @param reverb the reverb level, 0 to 127
 * @param chorus the chorus level, 0 to 127
 * @param program the program number
 * @param deviceProgram the instrument: 0 to 127 for a program of the device, 128 to 255 for a
 *     program of a Roland MT-32, 256 for a Roland sound by name, -1 for another instrument
 * @param patch the bytes of the patch, of the Roland sound or of the name of the Roland sound;
 *     empty for none
 * @param level the level that was last computed for the device
 * @param position the pan that was last computed for the device, -64 to 63
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

  private static final int PART_COUNT = 32;

  /** An upper limit of device channels. */
  private static final int MAX_DEVICE_CHANNELS = 64;

  /** Checks the ranges. */
  public PartState {
    Range.require("index", index, 0, PART_COUNT - 1);
    Range.require("midiChannel", midiChannel, 0, 15);
    Range.require("deviceChannel", deviceChannel, -1, MAX_DEVICE_CHANNELS - 1);
    Range.require("priorityOffset", priorityOffset, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("volume", volume, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("pan", pan, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("transpose", transpose, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("detune", detune, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("bend", bend, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("bendRange", bendRange, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("wheel", wheel, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("reverb", reverb, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("chorus", chorus, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("level", level, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("position", position, -Range.MAX_WORD, Range.MAX_WORD);
  }
}
