package org.bowsprit.explorer.extract;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.bowsprit.media.image.IndexedPng;

/** A picture of palette indices, with methods that draw on it. */
final class Raster {

  private final int width;
  private final int height;
  private final byte[] pixels;

  /** Creates a picture of at least one pixel, filled with {@code colour}. */
  Raster(int width, int height, int colour) {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    pixels = new byte[this.width * this.height];
    Arrays.fill(pixels, (byte) colour);
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  byte[] pixels() {
    return pixels;
  }

  /** Sets a pixel. Pixels outside of the picture are ignored. */
  void set(int x, int y, int colour) {
    if (x >= 0 && x < width && y >= 0 && y < height) {
      pixels[y * width + x] = (byte) colour;
    }
  }

  /** Copies rows of pixels to a column. */
  void put(byte[] rows, int rowWidth, int x) {
    for (int y = 0; y < height; y++) {
      System.arraycopy(rows, y * rowWidth, pixels, y * width + x, rowWidth);
    }
  }

  /** Swaps left and right. */
  void mirror() {
    for (int y = 0; y < height; y++) {
      for (int left = y * width, right = left + width - 1; left < right; left++, right--) {
        byte pixel = pixels[left];
        pixels[left] = pixels[right];
        pixels[right] = pixel;
      }
    }
  }

  /**
   * Writes a PNG in which pixels of the colour {@code transparent} (−1 for none) are transparent.
   */
  void writePng(OutputStream out, byte[] palette, int transparent) throws IOException {
    IndexedPng.write(out, width, height, pixels, palette, transparent);
  }
}
