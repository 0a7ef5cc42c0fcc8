package org.bowsprit.zplane;

import java.util.Arrays;
import org.bowsprit.bytes.Bytes;

/**
 * A rectangle of palette indices, row by row.
 *
 * <p>Coordinates begin with (0,0) at the upper left. Drawing is clipped to the surface.
 */
public final class Surface {

  private final int width;
  private final int height;
  private final byte[] pixels;
  private final DirtyStrips dirtyStrips;

  /** Creates a surface filled with colour 0. */
  public Surface(int width, int height) {
    this.width = width;
    this.height = height;
    pixels = new byte[width * height];
    dirtyStrips = new DirtyStrips(width, height);
    dirtyStrips.addAll();
  }

  /**
   * Returns the width in pixels, which is also the distance between two rows in {@link #pixels}.
   */
  public int width() {
    return width;
  }

  /** Returns the number of rows. */
  public int height() {
    return height;
  }

  /**
   * Returns the live pixels: (x,y) is element y·width + x. Code that changes pixels must
   * {@linkplain #markChanged mark} them.
   */
  public byte[] pixels() {
    return pixels;
  }

  /** Returns the colour of a pixel inside the surface, 0–255. */
  public int colourAt(int x, int y) {
    return pixels[y * width + x] & 0xFF;
  }

  /**
   * Returns the strips that were painted since {@link DirtyStrips#clear}. A new surface is
   * completely dirty.
   */
  DirtyStrips dirtyStrips() {
    return dirtyStrips;
  }

  /** Marks the pixels of a rectangle as possibly changed; see {@link #fill} for its edges. */
  void markChanged(int left, int top, int right, int bottom) {
    dirtyStrips.add(left, top, right, bottom);
  }

  /** Replaces the pixels with saved ones. */
  void restore(Bytes saved) {
    saved.copyInto(pixels, 0);
    dirtyStrips.addAll();
  }

  /** Fills the whole surface. */
  public void clear(int colour) {
    Arrays.fill(pixels, (byte) colour);
    dirtyStrips.addAll();
  }

  /**
   * Fills a rectangle.
   *
   * @param right the column after the last
   * @param bottom the row after the last
   */
  public void fill(int left, int top, int right, int bottom, int colour) {
    int firstColumn = Math.max(left, 0);
    int endColumn = Math.min(right, width);
    for (int y = Math.max(top, 0); y < Math.min(bottom, height) && firstColumn < endColumn; y++) {
      Arrays.fill(pixels, y * width + firstColumn, y * width + endColumn, (byte) colour);
    }
    dirtyStrips.add(left, top, right, bottom);
  }

  /**
   * Copies a rectangle from the same position of a surface of the same size; see {@link #fill} for
   * its edges.
   */
  void copy(Surface source, int left, int top, int right, int bottom) {
    int firstColumn = Math.max(left, 0);
    int endColumn = Math.min(right, width);
    for (int y = Math.max(top, 0); y < Math.min(bottom, height) && firstColumn < endColumn; y++) {
      System.arraycopy(
          source.pixels,
          y * width + firstColumn,
          pixels,
          y * width + firstColumn,
          endColumn - firstColumn);
    }
    dirtyStrips.add(left, top, right, bottom);
  }

  /**
   * Moves all pixels sideways. Uncovered pixels keep their colours.
   *
   * @param pixelsRight the distance in pixels to the right; negative to the left
   */
  void shift(int pixelsRight) {
    int count = width - Math.abs(pixelsRight);
    for (int y = 0; y < height && count > 0; y++) {
      int sourceIndex = y * width + Math.max(0, -pixelsRight);
      System.arraycopy(pixels, sourceIndex, pixels, sourceIndex + pixelsRight, count);
    }
    dirtyStrips.addAll();
  }
}
