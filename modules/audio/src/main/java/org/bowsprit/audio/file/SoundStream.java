package org.bowsprit.audio.file;

/**
 * A stream of recorded sound, whose frames of two channels are read in order.
 *
 * <p>A damaged part of the file ends the stream. No method throws an exception.
 *
 * @since 1.0
 */
public interface SoundStream extends AutoCloseable {

  /** Returns the sample rate in frames per second. It never changes. */
  int sampleRate();

  /**
   * Reads frames. Each frame has one left and one right sample, which are signed 16-bit numbers. In
   * mono sound, both are the same.
   *
   * @param samples the array that receives the samples, left first
   * @param offset the index of the first left sample
   * @param frames the number of frames to read, 0 or more
   * @return the number of frames that were read, which is smaller than requested only at the end
   */
  int read(short[] samples, int offset, int frames);

  /** Skips frames, at most to the end. */
  void skip(long frames);

  /** Closes the files of the stream. A second call does nothing. */
  @Override
  void close();
}
