package org.bowsprit.audio.synth;

import java.util.Optional;

/**
 * A synthesiser that produces samples from the sequencer's calls to its parts.
 *
 * <p>It produces exactly the requested number of frames, so its output never depends on real time.
 * All methods are called on the game's thread.
 *
 * @since 1.0
 */
public interface MusicSynth extends AutoCloseable {

  /** Returns the kind of device, which selects the renditions it receives. */
  MusicDevice device();

  PartDevice parts();

  /** Returns the sample rate in frames per second. It never changes. */
  int sampleRate();

  /**
   * Returns the preferred number of frames per call of {@link #render}. The value 1 gives the most
   * exact timing.
   *
   * @return at least 1
   */
  default int framesAtOnce() {
    return 1;
  }

  /**
   * Returns the factor by which the mixer multiplies the samples. The product may exceed the range
   * of a sample; the mixer limits it.
   *
   * @return at least 1
   */
  default int gain() {
    return 1;
  }

  /**
   * Produces the next frames with the current state of the parts.
   *
   * @param samples receives alternating left and right samples, left first
   * @param offset index of the first left sample
   * @param frames the number of frames, 0 or more
   */
  void render(short[] samples, int offset, int frames);

  /**
   * Returns the reason why the synthesiser has stopped making sound, as one line for the user
   * without a full stop. The result is empty while the synthesiser works.
   */
  default Optional<String> failure() {
    return Optional.empty();
  }

  /** Releases the resources of the synthesiser. A second call does nothing. */
  @Override
  default void close() {}
}
