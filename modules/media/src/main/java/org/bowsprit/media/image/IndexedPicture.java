package org.bowsprit.media.image;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.bowsprit.bytes.Bytes;

/**
 * A picture of palette indices with its palette.
 *
 * @param width the width in pixels, 1…65535
 * @param height the height in pixels, 1…65535
 * @param pixels the indices, 0…255, row by row
 * @param palette red, green and blue, 0…255 each, of the colours in the file, at most 256
 * @since 1.0
 */
public record IndexedPicture(int width, int height, Bytes pixels, Bytes palette) {

  private static final int COLOURS = 256;
  private static final int CHANNELS = 3;

  /** Checks the number of pixels, and cuts off bytes after the last complete colour. */
  public IndexedPicture {
    if (pixels.length() != width * height) {
      throw new IllegalArgumentException(
          "a picture of " + width + "×" + height + " cannot have " + pixels.length() + " pixels");
    }
    palette = palette.slice(0, Math.min(palette.length() / CHANNELS, COLOURS) * CHANNELS);
  }

  /** Returns the index of a pixel. */
  public int pixel(int x, int y) {
    return pixels.u8(y * width + x);
  }

  /** Returns a part of the picture, row by row. */
  public byte[] part(int x, int y, int columns, int rows) {
    byte[] part = new byte[columns * rows];
    for (int row = 0; row < rows; row++) {
      pixels.slice((y + row) * width + x, columns).copyInto(part, row * columns);
    }
    return part;
  }

  /** Returns the picture as a PNG file, with the palette padded with black to 256 colours. */
  public byte[] toPng() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] colours = Arrays.copyOf(palette.toArray(), COLOURS * CHANNELS);
    try {
      IndexedPng.write(out, width, height, pixels.toArray(), colours, IndexedPng.OPAQUE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
