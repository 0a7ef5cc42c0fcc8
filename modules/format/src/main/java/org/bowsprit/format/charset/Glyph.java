package org.bowsprit.format.charset;

import org.bowsprit.bytes.Bytes;

/**
 * The packed picture of one character (spec 04 §1).
 *
 * @param width the width in pixels, 0–255
 * @param height the height in rows, 0–255
 * @param xOffset the number of pixels that the pen moves before drawing, −128…127
 * @param yOffset the number of rows from the pen down to the glyph, −128…127
 * @param bits the pixels, row by row without padding, most significant bits first
 */
public record Glyph(int width, int height, int xOffset, int yOffset, Bytes bits) {

  /**
   * Packs a character.
   *
   * @param bitsPerPixel bits per pixel of the charset
   * @param pixels {@code width}·{@code height} values row by row, each with {@code bitsPerPixel}
   *     bits
   */
  public static Glyph of(
      int width, int height, int xOffset, int yOffset, int bitsPerPixel, byte... pixels) {
    byte[] bits = new byte[byteCount(width, height, bitsPerPixel)];
    for (int i = 0; i < pixels.length; i++) {
      int bit = i * bitsPerPixel;
      int shift = Byte.SIZE - bitsPerPixel - bit % Byte.SIZE;
      bits[bit / Byte.SIZE] |= (byte) (pixels[i] << shift);
    }
    return new Glyph(width, height, xOffset, yOffset, Bytes.wrap(bits));
  }

  /** Returns the total distance by which the pen moves: the offset plus the width. */
  public int advance() {
    return width + xOffset;
  }

  /**
   * Returns the value of a pixel: 0 is transparent, other values are indices into the colour map.
   *
   * @param bitsPerPixel bits per pixel of the charset
   * @param index row·width + column
   */
  public int pixel(int bitsPerPixel, int index) {
    int bit = index * bitsPerPixel;
    int shift = Byte.SIZE - bitsPerPixel - bit % Byte.SIZE;
    return bits.u8(bit / Byte.SIZE) >> shift & ((1 << bitsPerPixel) - 1);
  }

  /** Checks that the glyph has as many bytes as its pixels need. */
  void requireByteCount(int bitsPerPixel) {
    int expected = byteCount(width, height, bitsPerPixel);
    if (bits.length() != expected) {
      throw new IllegalArgumentException(
          "a glyph of "
              + width
              + "×"
              + height
              + " pixels takes "
              + expected
              + " bytes, was "
              + bits.length());
    }
  }

  /** Returns the number of bytes for the pixels of a glyph. */
  static int byteCount(int width, int height, int bitsPerPixel) {
    return (width * height * bitsPerPixel + Byte.SIZE - 1) / Byte.SIZE;
  }
}
