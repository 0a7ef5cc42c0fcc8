package org.bowsprit.audio.synth;

import java.util.Optional;

/**
 * A synthesiser that can be heard: takes what the sequencer tells its parts, gives samples.
 *
 * <p>It makes sound for exactly as many frames as it is asked for, so that what it plays never
 * depends on when. Belongs to the game's thread.
 *
 * @since 1.0
 */
public interface MusicSynth extends AutoCloseable {

  /** Returns what kind of device it is, which picks the renditions it is given. */
  MusicDevice device();

  PartDevice parts();

  /** Returns how many frames a second it makes; it never changes. */
  int sampleRate();

  /**
   * Returns how many frames are best made at once: 1 is the most exact in time.
   *
   * @return at least 1
   */
  default int framesAtOnce() {
    return 1;
  }

  /**
   * Returns how many times louder than its samples it is meant to be heard; loud ones may then be
   * beyond what a sample can be, which the mixer sees to.
   *
   * @return at least 1
   */
  default int gain() {
    return 1;
  }

  /**
   * Makes the next frames, as the parts stand now.
   *
   * @param samples takes left and right samples in turn, left first
   * @param offset index of the first left sample
   * @param frames how many, 0 or more
   */
  void render(short[] samples, int offset, int frames);

  /**
   * Returns why it has ceased to make sound, in one line for a person without a full stop; empty
   * while all is well.
   */
  default Optional<String> failure() {
    return Optional.empty();
  }

  /** Gives back what it holds; a second call does nothing. */
  @Override
  default void close() {}
}
