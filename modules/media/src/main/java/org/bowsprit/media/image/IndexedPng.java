package org.bowsprit.media.image;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes a PNG of palette indices (colour type 3, 8 bits).
 *
 * @since 1.0
 */
public final class IndexedPng {

  /** The value of the transparent index if no colour is transparent. */
  public static final int OPAQUE = -1;

  private IndexedPng() {}

  /**
   * Writes one picture.
   *
   * @param out the destination, which is flushed but not closed
   * @param width the width in pixels, 1–65535
   * @param height the height in pixels, 1–65535
   * @param indices the {@code width * height} palette indices, row by row
   * @param palette red, green and blue of 256 colours, 8 bits each
   * @param transparent the index shown as transparent, 0–255, or {@link #OPAQUE}
   * @throws IOException if {@code out} fails
   * @throws IllegalArgumentException if the sizes are inconsistent
   */
  public static void write(
      OutputStream out, int width, int height, byte[] indices, byte[] palette, int transparent)
      throws IOException {
    new PictureSize(width, height).check(indices, palette, transparent);
    PngChunks chunks = new PngChunks(out);
    chunks.start(width, height, PngChunks.INDEXED);
    chunks.palette(palette, transparent);
    chunks.chunk("IDAT", PngChunks.deflateRows(indices, width));
    chunks.end();
  }
}
