package org.bowsprit.render;

import java.util.Objects;

/**
 * The immutable picture of a mouse cursor, in palette indices with one transparent index.
 *
 * @since 1.0
 */
public final class CursorImage {

  /** An empty picture, which draws nothing. */
  public static final CursorImage NONE = new CursorImage(0, 0, 0, 0, 0, new byte[0]);

  private final int width;
  private final int height;
  private final int hotspotX;
  private final int hotspotY;
  private final int transparent;
  private final byte[] pixels;

  /**
   * Creates a cursor.
   *
   * @param width the width in pixels, 0 or more
   * @param height the height in pixels, 0 or more
   * @param hotspotX the column of the picture at the mouse position
   * @param hotspotY the row of the picture at the mouse position
   * @param transparent the index of transparent pixels, 0–255
   * @param pixels palette indices row by row, {@code width * height} of them; copied
   * @throws IllegalArgumentException if the number of pixels does not fit the size
   */
  public CursorImage(
      int width, int height, int hotspotX, int hotspotY, int transparent, byte[] pixels) {
    Objects.requireNonNull(pixels, "pixels must not be null");
    if (width < 0 || height < 0 || pixels.length != width * height) {
      throw new IllegalArgumentException(
          "a cursor of " + width + "×" + height + " cannot have " + pixels.length + " pixels");
    }
    this.width = width;
    this.height = height;
    this.hotspotX = hotspotX;
    this.hotspotY = hotspotY;
    this.transparent = transparent;
    this.pixels = pixels.clone();
  }

  /** Returns the width in pixels. */
  public int width() {
    return width;
  }

  /** Returns the height in pixels. */
  public int height() {
    return height;
  }

  /** Returns the column of the picture at the mouse position. */
  public int hotspotX() {
    return hotspotX;
  }

  /** Returns the row of the picture at the mouse position. */
  public int hotspotY() {
    return hotspotY;
  }

  /** Returns the palette index that is not drawn. */
  public int transparent() {
    return transparent;
  }

  /**
   * Returns one pixel of the picture.
   *
   * @param x column, 0 ≤ x &lt; width
   * @param y row, 0 ≤ y &lt; height
   * @return its palette index, 0–255
   */
  public int pixel(int x, int y) {
    return pixels[Objects.checkIndex(y, height) * width + Objects.checkIndex(x, width)] & 0xFF;
  }
}
