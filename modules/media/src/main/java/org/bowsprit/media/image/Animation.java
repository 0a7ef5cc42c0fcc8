package org.bowsprit.media.image;

import java.io.Closeable;
import java.io.IOException;

/**
 * Writes an animation frame by frame. Programs show it in an endless loop.
 *
 * <p>Closing an animation completes the file and flushes the underlying stream, but does not close
 * the stream. An animation without a frame writes nothing.
 *
 * @since 1.0
 */
public interface Animation extends Closeable {

  /**
   * Appends a frame. A frame that is equal to the last frame extends the duration of the last
   * frame.
   *
   * @param indices the palette indices, row by row; copied
   * @param palette red, green and blue of 256 colours, 8 bits each; copied
   * @param jiffies the duration in 1/60 s, at least 1
   * @throws IOException if the stream fails
   * @throws IllegalArgumentException if a size is wrong or {@code jiffies} is below 1
   */
  void add(byte[] indices, byte[] palette, int jiffies) throws IOException;
}
