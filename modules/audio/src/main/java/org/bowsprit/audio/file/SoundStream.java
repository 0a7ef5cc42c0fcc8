package org.bowsprit.audio.file;

/**
 * A stream of recorded sound: frames of two channels, read in order.
 *
 * <p>Damage ends the stream; no method throws.
 *
 * @since 1.0
 */
public interface SoundStream extends AutoCloseable {

  /** Returns the sample rate in frames per second; it never changes. */
  int sampleRate();

  /**
   * Reads frames: one left and one right sample each, signed 16-bit; in mono sound both are the
   * same.
   *
   * @param samples receives the samples, left first
   * @param offset index of the first left sample
   * @param frames the number of frames to read, 0 or more
   * @return the number of frames read, fewer than requested only at the end
   */
  int read(short[] samples, int offset, int frames);

  /** Skips frames, at most to the end. */
  void skip(long frames);

  /** Closes files. A second call does nothing. */
  @Override
  void close();
}
