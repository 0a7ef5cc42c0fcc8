package org.bowsprit.kit.picture;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.render.image.IndexedPng;

/**
 * A picture of palette indices, and the palette they point into.
 *
 * @param width columns, 1…65535
 * @param height rows, 1…65535
 * @param pixels indices 0…255, row by row
 * @param palette the colours that the file has, 0…256 of them
 */
public record IndexedPicture(int width, int height, Bytes pixels, Palette palette) {

  /** Rejects a wrong number of pixels. */
  public IndexedPicture {
    if (pixels.length() != width * height) {
      throw new IllegalArgumentException(
          "a picture of " + width + "×" + height + " has not " + pixels.length() + " pixels");
    }
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

  /** Returns the highest index that a pixel has. */
  public int highestIndex() {
    int highest = 0;
    for (int i = 0; i < pixels.length(); i++) {
      highest = Math.max(highest, pixels.u8(i));
    }
    return highest;
  }

  /** Returns the picture as a PNG file, its palette filled up with black to 256 colours. */
  public byte[] toPng() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] colours = Arrays.copyOf(palette.bytes().toArray(), Palette.COLOURS * Palette.CHANNELS);
    try {
      IndexedPng.write(out, width, height, pixels.toArray(), colours, IndexedPng.OPAQUE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
