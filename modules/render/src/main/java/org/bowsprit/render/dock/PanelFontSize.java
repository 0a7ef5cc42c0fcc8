package org.bowsprit.render.dock;

/** The size of a panel's text: a font, and the size of its pixels in device pixels. */
enum PanelFontSize {
  SMALL(7, 14, 1),
  MEDIUM(9, 18, 1),
  LARGE(7, 14, 2),
  LARGEST(9, 18, 2);

  /**
   * The lengths in pixels of a window's shorter side from which the sizes above {@link #SMALL} are
   * used.
   */
  private static final int[] MIN_SHORTER_SIDES = {600, 1200, 1800};

  private final int fontWidth;
  private final int fontHeight;
  private final int zoom;

  PanelFontSize(int fontWidth, int fontHeight, int zoom) {
    this.fontWidth = fontWidth;
    this.fontHeight = fontHeight;
    this.zoom = zoom;
  }

  /**
   * Returns the size for a window. A window with more pixels usually has smaller pixels, so its
   * characters need more of them.
   *
   * @param isEnlarged whether the next larger size is wanted
   */
  static PanelFontSize forWindow(int windowWidth, int windowHeight, boolean isEnlarged) {
    int size = isEnlarged ? 1 : 0;
    for (int minSide : MIN_SHORTER_SIDES) {
      size += Math.min(windowWidth, windowHeight) >= minSide ? 1 : 0;
    }
    return values()[Math.min(size, values().length - 1)];
  }

  int fontWidth() {
    return fontWidth;
  }

  int fontHeight() {
    return fontHeight;
  }

  /** Returns the width and height of a pixel of the font, in device pixels. */
  int zoom() {
    return zoom;
  }

  /** Returns the width of a character in device pixels. */
  int width() {
    return fontWidth * zoom;
  }

  /** Returns the height of a line in device pixels. */
  int height() {
    return fontHeight * zoom;
  }
}
