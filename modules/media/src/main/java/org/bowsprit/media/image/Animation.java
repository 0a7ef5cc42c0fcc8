package org.bowsprit.media.image;

import java.io.Closeable;
import java.io.IOException;

/**
 * A moving picture being written, one frame after the other; it repeats without end when shown.
 *
 * <p>Closing finishes the file and flushes, but does not close, the stream below. An animation
 * closed without a frame writes nothing.
 *
 * @since 1.0
 */
public interface Animation extends Closeable {

  /**
   * Appends a frame. One that looks like the last makes that one stay longer.
   *
   * @param indices palette indices row by row; copied
   * @param palette 256 times red, green, blue, 8 bits each; copied
   * @param jiffies how long it stays, in 1/60 s, at least 1
   * @throws IOException if the stream fails
   * @throws IllegalArgumentException if a size is wrong or {@code jiffies} is below 1
   */
  void add(byte[] indices, byte[] palette, int jiffies) throws IOException;
}
