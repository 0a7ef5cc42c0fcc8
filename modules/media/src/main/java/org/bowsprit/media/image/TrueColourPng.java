package org.bowsprit.media.image;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes a PNG of red, green and blue (colour type 2, 8 bits), for pictures with more than one
 * palette.
 *
 * @since 1.0
 */
public final class TrueColourPng {

  private static final int CHANNELS = 3;

  private TrueColourPng() {}

  /**
   * Writes one picture.
   *
   * @param out the destination, which is flushed but not closed
   * @param width the width in pixels, 1–65535
   * @param height the height in pixels, 1–65535
   * @param colours red, green and blue of each pixel, row by row
   * @throws IOException if {@code out} fails
   * @throws IllegalArgumentException if the sizes are inconsistent
   */
  public static void write(OutputStream out, int width, int height, byte[] colours)
      throws IOException {
    PictureSize size = new PictureSize(width, height);
    if (colours.length != CHANNELS * size.width() * size.height()) {
      throw new IllegalArgumentException(
          "a picture of " + width + "×" + height + " cannot have " + colours.length + " bytes");
    }
    PngChunks chunks = new PngChunks(out);
    chunks.start(width, height, PngChunks.TRUE_COLOUR);
    chunks.chunk("IDAT", PngChunks.deflateRows(colours, CHANNELS * width));
    chunks.end();
  }
}
