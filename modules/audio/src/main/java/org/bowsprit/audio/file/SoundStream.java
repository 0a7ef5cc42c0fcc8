package org.bowsprit.audio.file;

/**
 * Recorded sound as it is played: frames of two channels, read from front to back.
 *
 * <p>Damage ends it; nothing throws.
 *
 * @since 1.0
 */
public interface SoundStream extends AutoCloseable {

  /** Returns how many frames a second are meant to be heard; it never changes. */
  int sampleRate();

  /**
   * Reads frames: one left and one right sample each, signed 16-bit; of mono sound both are the
   * same.
   *
   * @param samples where they go, left first
   * @param offset index of the first left sample
   * @param frames how many are wanted, 0 or more
   * @return how many were read, fewer than wanted only at the end
   */
  int read(short[] samples, int offset, int frames);

  /** Lets frames go by unheard; beyond the end it is at its end. */
  void skip(long frames);

  /** Gives files back; a second call does nothing. */
  @Override
  void close();
}
