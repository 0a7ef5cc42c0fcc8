package org.bowsprit.media.image;

import java.io.Closeable;
import java.io.IOException;

/**
 * An animation that is written frame by frame; it is shown in an endless loop.
 *
 * <p>Closing finishes the file and flushes, but does not close, the underlying stream. An animation
 * closed without a frame writes nothing.
 *
 * @since 1.0
 */
public interface Animation extends Closeable {

  /**
   * Appends a frame. A frame equal to the last one extends the last one's duration.
   *
   * @param indices palette indices row by row; copied
   * @param palette 256 times red, green, blue, 8 bits each; copied
   * @param jiffies the duration in 1/60 s, at least 1
   * @throws IOException if the stream fails
   * @throws IllegalArgumentException if a size is wrong or {@code jiffies} is below 1
   */
  void add(byte[] indices, byte[] palette, int jiffies) throws IOException;
}
