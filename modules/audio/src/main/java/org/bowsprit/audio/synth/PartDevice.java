package org.bowsprit.audio.synth;

/**
 * A synthesiser as the sequencer sees it: numbered device channels. Each channel has the settings
 * of the part to which it is assigned.
 *
 * <p>Channels are numbered from 0. A channel keeps its settings until they are sent again. When a
 * part receives a channel, it first sends all its settings. All methods are called on the game's
 * thread, at the logical time to which the call belongs.
 *
 * @since 1.0
 */
public interface PartDevice {

  /** Returns the number of device channels. */
  int channels();

  /**
   * Returns the channel that percussion parts share. Its number is higher than the numbers of the
   * channels that are assigned to single parts. The result is negative if the device has no such
   * channel; percussion is then silent.
   */
  default int rhythmChannel() {
    return -1;
  }

  /**
   * Returns whether a channel may be assigned to parts of the given kind of music.
   *
   * @param patched true if the music contains the patches of its instruments
   */
  default boolean isFor(int channel, boolean patched) {
    return true;
  }

  /** Starts a note, 0 to 127, with a velocity of 1 to 127. */
  void noteOn(int channel, int note, int velocity);

  /**
   * Ends every sounding {@code note} of the channel. While the pedal is down, the note ends when
   * the pedal is released.
   */
  void noteOff(int channel, int note);

  /** Sets the level, 0 to 127, computed from group, player and part volume (spec 11 §6). */
  void volume(int channel, int level);

  /** Sets the range of a full bend in semitones, 0 to 12. */
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

  /** Sets the position from 0 (left) to 127 (right). */
  void pan(int channel, int position);

  /** Sets the priority of the channel's notes when voices run out, 0 to 255. */
  void priority(int channel, int priority);

  /** Sets the reverb level, 0 to 127. */
  void reverb(int channel, int level);

  /** Sets the chorus level, 0 to 127. */
  void chorus(int channel, int level);

  /** Sets the instrument of the next notes. */
  void instrument(int channel, Instrument instrument);

  /** Ends all notes of the channel immediately, including the notes that the pedal holds. */
  void allNotesOff(int channel);

  /**
   * Advances logical time for the device's own effects. Called after the notes that belong to that
   * time.
   */
  default void advance(int micros) {}
}
