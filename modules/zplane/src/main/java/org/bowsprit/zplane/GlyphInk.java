package org.bowsprit.zplane;

import org.bowsprit.format.charset.Glyph;

/**
 * A character with the colours in which it is drawn. One object is reused for every character (spec
 * 04 §8 step 5).
 */
public final class GlyphInk {

  private Glyph glyph;
  private int bitsPerPixel;
  private int[] colours;

  /**
   * Sets the character and its colours.
   *
   * @param character the glyph
   * @param bits bits per pixel of its font
   * @param colourMap the colour of each pixel value; value 0 is transparent
   * @return this object
   */
  public GlyphInk set(Glyph character, int bits, int[] colourMap) {
    glyph = character;
    bitsPerPixel = bits;
    colours = colourMap;
    return this;
  }

  /** Returns the width in pixels. */
  int width() {
    return glyph.width();
  }

  /** Returns the height in rows. */
  int height() {
    return glyph.height();
  }

  /**
   * Paints the glyph with its upper left pixel at (x,y). Only rows from {@code firstRow} to {@code
   * endRow} − 1 of the surface are painted.
   */
  void paint(Surface target, int x, int y, int firstRow, int endRow) {
    int width = target.width();
    int height = Math.min(endRow, target.height());
    target.markChanged(
        x, Math.max(y, firstRow), x + glyph.width(), Math.min(y + glyph.height(), height));
    for (int row = Math.max(0, firstRow - y); row < glyph.height() && y + row < height; row++) {
      int start = (y + row) * width;
      for (int column = 0; column < glyph.width(); column++) {
        int value = glyph.pixel(bitsPerPixel, row * glyph.width() + column);
        int pixelX = x + column;
        if (value != 0 && pixelX >= 0 && pixelX < width) {
          target.pixels()[start + pixelX] = (byte) colours[value];
        }
      }
    }
  }
}
