package org.bowsprit.render.dock;

/** The size of a panel's letters in device pixels: a font, each of whose pixels may be enlarged. */
enum LetterSize {
  SMALL(7, 14, 1),
  USUAL(9, 18, 1),
  LARGE(7, 14, 2),
  LARGEST(9, 18, 2);

  /**
   * The lengths in pixels of a window's shorter side from which the sizes above {@link #SMALL} are
   * used.
   */
  private static final int[] SHORTER_SIDES = {600, 1200, 1800};

  private final int fontWidth;
  private final int fontHeight;
  private final int zoom;

  LetterSize(int fontWidth, int fontHeight, int zoom) {
    this.fontWidth = fontWidth;
    this.fontHeight = fontHeight;
    this.zoom = zoom;
  }

  /**
   * Returns the size for a window. A window with more pixels has smaller pixels, so its letters
   * need more of them.
   *
   * @param enlarged whether the next larger size is wanted
   */
  static LetterSize in(int windowWidth, int windowHeight, boolean enlarged) {
    int size = enlarged ? 1 : 0;
    for (int side : SHORTER_SIDES) {
      size += Math.min(windowWidth, windowHeight) >= side ? 1 : 0;
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

  /** Returns the width of a letter in device pixels. */
  int width() {
    return fontWidth * zoom;
  }

  /** Returns the height of a line in device pixels. */
  int height() {
    return fontHeight * zoom;
  }
}
