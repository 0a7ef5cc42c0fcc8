package org.bowsprit.audio.synth;

/**
 * A synthesiser as the sequencer sees it: numbered device channels, each with the settings of the
 * part that holds it.
 *
 * <p>Channels are numbered from 0. A channel's settings last until they are sent again; a part that
 * receives a channel sends all of them first. Called on the game's thread, at the moment of logical
 * time that the call belongs to.
 *
 * @since 1.0
 */
public interface PartDevice {

  /** Returns how many device channels there are. */
  int channels();

  /**
   * Returns the channel that percussion parts share, above those that parts are given one by one;
   * negative if the device has none and percussion is not heard.
   */
  default int rhythmChannel() {
    return -1;
  }

  /**
   * Returns whether a channel is for parts of such music; a part is never given another.
   *
   * @param patched whether the music brings the patches of its instruments with it
   */
  default boolean isFor(int channel, boolean patched) {
    return true;
  }

  /** Starts a note, 0 to 127, with a velocity of 1 to 127. */
  void noteOn(int channel, int note, int velocity);

  /** Ends every sounding {@code note} of the channel, or marks it to end with the pedal. */
  void noteOff(int channel, int note);

  /** Sets the level, 0 to 127, that group, player and part volume come to (spec 11 §6). */
  void volume(int channel, int level);

  /** Sets how many semitones a full bend is, 0 to 12. */
  void bendRange(int channel, int semitones);

  /** Sets the transposition in semitones. */
  void transpose(int channel, int semitones);

  /** Sets the detuning, -128 to 127, in 1/128 semitone. */
  void detune(int channel, int amount);

  /** Sets the pitch bend, -8192 to 8191. */
  void bend(int channel, int amount);

  /** Sets the modulation wheel, 0 to 127. */
  void modulation(int channel, int value);

  /** Presses or releases the sustain pedal. */
  void sustain(int channel, boolean pressed);

  /** Sets the position between left 0 and right 127. */
  void pan(int channel, int position);

  /** Sets how much the channel's notes matter when voices run out, 0 to 255. */
  void priority(int channel, int priority);

  /** Sets the reverb level, 0 to 127. */
  void reverb(int channel, int level);

  /** Sets the chorus level, 0 to 127. */
  void chorus(int channel, int level);

  /** Sets the instrument of the notes to come. */
  void instrument(int channel, Instrument instrument);

  /** Ends all notes of the channel at once, pedal or not. */
  void allNotesOff(int channel);

  /** Lets logical time pass for what the device does by itself, after the notes of that time. */
  default void advance(int micros) {}
}
