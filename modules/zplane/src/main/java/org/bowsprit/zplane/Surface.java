package org.bowsprit.zplane;

import java.util.Arrays;
import org.bowsprit.bytes.Bytes;

/**
 * A rectangle of palette indices, row by row.
 *
 * <p>Coordinates run from (0,0) at the upper left; what lies outside is clipped.
 */
public final class Surface {

  private final int width;
  private final int height;
  private final byte[] pixels;
  private final DirtyStrips dirty;

  /** Creates a surface filled with colour 0. */
  public Surface(int width, int height) {
    this.width = width;
    this.height = height;
    pixels = new byte[width * height];
    dirty = new DirtyStrips(width, height);
    dirty.addAll();
  }

  /** Returns the pixels across, which is the distance between two rows in {@link #pixels}. */
  public int width() {
    return width;
  }

  /** Returns the number of rows. */
  public int height() {
    return height;
  }

  /**
   * Returns the live pixels: (x,y) is element y·width + x. Code that writes them {@linkplain #touch
   * tells where}.
   */
  public byte[] pixels() {
    return pixels;
  }

  /** Returns the colour of a pixel inside, 0–255. */
  public int at(int x, int y) {
    return pixels[y * width + x] & 0xFF;
  }

  /** Returns what was painted since {@link DirtyStrips#clear}; a new surface is all dirty. */
  DirtyStrips dirty() {
    return dirty;
  }

  /** Notes that pixels of a rectangle may have changed; see {@link #fill} for its edges. */
  void touch(int left, int top, int right, int bottom) {
    dirty.add(left, top, right, bottom);
  }

  /** Puts saved pixels in the place of these. */
  void restore(Bytes saved) {
    saved.copyInto(pixels, 0);
    dirty.addAll();
  }

  /** Fills the whole surface. */
  public void clear(int colour) {
    Arrays.fill(pixels, (byte) colour);
    dirty.addAll();
  }

  /**
   * Fills a rectangle.
   *
   * @param right the column behind the last
   * @param bottom the row behind the last
   */
  public void fill(int left, int top, int right, int bottom, int colour) {
    int from = Math.max(left, 0);
    int to = Math.min(right, width);
    for (int y = Math.max(top, 0); y < Math.min(bottom, height) && from < to; y++) {
      Arrays.fill(pixels, y * width + from, y * width + to, (byte) colour);
    }
    dirty.add(left, top, right, bottom);
  }

  /** Copies the same rectangle of a surface of the same size; see {@link #fill} for its edges. */
  void copy(Surface source, int left, int top, int right, int bottom) {
    int from = Math.max(left, 0);
    int to = Math.min(right, width);
    for (int y = Math.max(top, 0); y < Math.min(bottom, height) && from < to; y++) {
      System.arraycopy(source.pixels, y * width + from, pixels, y * width + from, to - from);
    }
    dirty.add(left, top, right, bottom);
  }

  /**
   * Moves all pixels sideways; what comes free keeps its colours.
   *
   * @param pixelsRight how far, to the left when negative
   */
  void shift(int pixelsRight) {
    int count = width - Math.abs(pixelsRight);
    for (int y = 0; y < height && count > 0; y++) {
      int from = y * width + Math.max(0, -pixelsRight);
      System.arraycopy(pixels, from, pixels, from + pixelsRight, count);
    }
    dirty.addAll();
  }
}
