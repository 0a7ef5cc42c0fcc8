package org.bowsprit.zplane;

/**
 * The built-in shapes of the mouse cursor (spec 07 §10). The drawings were made for Bowsprit.
 *
 * <p>Each character of a drawing is a pixel: {@code X} has the cursor's colour, {@code .} is black,
 * and a space is transparent.
 */
public enum CursorShape {
  /** Shape 0. */
  CROSS_HAIR(
      8,
      7,
      "       .X.      ",
      "       .X.      ",
      "       .X.      ",
      "       .X.      ",
      "        .       ",
      "                ",
      ".....       ....",
      "XXXX.   X   .XXX",
      ".....       ....",
      "                ",
      "        .       ",
      "       .X.      ",
      "       .X.      ",
      "       .X.      ",
      "       .X.      "),
  /** Shape 1. */
  HOURGLASS(
      8,
      7,
      "  ............. ",
      "  .XXXXXXXXXXX. ",
      "  ............. ",
      "   .X.......X.  ",
      "   .X.X.X.X.X.  ",
      "    .X.X.X.X.   ",
      "     .X.X.X.    ",
      "      .X.X.     ",
      "     .X...X.    ",
      "    .X..X..X.   ",
      "   .X...X...X.  ",
      "   .X.X.X.X.X.  ",
      "  ............. ",
      "  .XXXXXXXXXXX. ",
      "  ............. "),
  /** Shape 2. */
  ARROW(
      1,
      1,
      "..          ",
      ".X.         ",
      ".XX.        ",
      ".XXX.       ",
      ".XXXX.      ",
      ".XXXXX.     ",
      ".XXXXXX.    ",
      ".XXXXXXX.   ",
      ".XXXXX...   ",
      ".XX.XX.     ",
      ".X. .XX.    ",
      "..  .XX.    ",
      "     ...    "),
  /** Shape 3. */
  HAND(
      5,
      0,
      "    ...         ",
      "    .X.         ",
      "    .X.         ",
      "    .X....      ",
      "    .X.X.X...   ",
      "    .X.X.X.X.   ",
      " ....X.X.X.X.   ",
      " .XX.XXXXXXX.   ",
      " ..XXXXXXXXX.   ",
      "  .XXXXXXXXX.   ",
      "   .XXXXXXXX.   ",
      "   .XXXXXXX.    ",
      "    .XXXXXX.    ",
      "    ........    ");

  /** The value of a transparent pixel. */
  public static final int TRANSPARENT = 0xFF;

  /** The colours through which the visible cursor cycles. */
  private static final int[] COLOUR_CYCLE = {15, 15, 7, 8};

  private final int hotspotX;
  private final int hotspotY;
  private final int width;
  private final String drawing;

  CursorShape(int hotspotX, int hotspotY, String... rows) {
    this.hotspotX = hotspotX;
    this.hotspotY = hotspotY;
    width = rows[0].length();
    drawing = String.join("", rows);
  }

  /** Returns the shape with a number in scripts, 0–3. For other numbers, returns the cross-hair. */
  public static CursorShape of(int number) {
    return switch (number) {
      case 1 -> HOURGLASS;
      case 2 -> ARROW;
      case 3 -> HAND;
      default -> CROSS_HAIR;
    };
  }

  /** Returns the colour of the cursor in a frame. The frames may be counted from any number. */
  public static int colour(int frame) {
    return COLOUR_CYCLE[Math.floorMod(frame, COLOUR_CYCLE.length)];
  }

  /** Returns the width in pixels. */
  public int width() {
    return width;
  }

  /** Returns the height in rows. */
  public int height() {
    return drawing.length() / width;
  }

  /** Returns the column of the hotspot. */
  public int hotspotX() {
    return hotspotX;
  }

  /** Returns the row of the hotspot. */
  public int hotspotY() {
    return hotspotY;
  }

  /**
   * Returns the shape in a colour, row by row.
   *
   * @param colour palette index of the cursor
   * @return palette indices, {@link #TRANSPARENT} for transparent pixels
   */
  public byte[] pixels(int colour) {
    byte[] pixels = new byte[drawing.length()];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] =
          (byte)
              switch (drawing.charAt(i)) {
                case 'X' -> colour;
                case '.' -> 0;
                default -> TRANSPARENT;
              };
    }
    return pixels;
  }
}
