package org.bowsprit.zplane;

/**
 * The shapes of the mouse cursor that the engine brings along (spec 07 §10); the drawings are our
 * own.
 *
 * <p>A letter of the drawing is a pixel: {@code X} the cursor's colour, {@code .} black, a blank
 * nothing.
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

  /** A pixel that shows what is below. */
  public static final int CLEAR = 0xFF;

  /** The colours that the cursor takes in turn while it is shown. */
  private static final int[] CYCLE = {15, 15, 7, 8};

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

  /** Returns the shape that scripts number 0–3; others are the cross-hair. */
  public static CursorShape of(int number) {
    return switch (number) {
      case 1 -> HOURGLASS;
      case 2 -> ARROW;
      case 3 -> HAND;
      default -> CROSS_HAIR;
    };
  }

  /** Returns the colour of the cursor in a frame, counted from any. */
  public static int colour(int frame) {
    return CYCLE[Math.floorMod(frame, CYCLE.length)];
  }

  /** Returns the pixels across. */
  public int width() {
    return width;
  }

  /** Returns the rows. */
  public int height() {
    return drawing.length() / width;
  }

  /** Returns the column of the pixel that points. */
  public int hotspotX() {
    return hotspotX;
  }

  /** Returns the row of the pixel that points. */
  public int hotspotY() {
    return hotspotY;
  }

  /**
   * Returns the shape in a colour, row by row.
   *
   * @param colour palette index of the cursor
   * @return palette indices, {@link #CLEAR} where there is nothing
   */
  public byte[] pixels(int colour) {
    byte[] pixels = new byte[drawing.length()];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] =
          (byte)
              switch (drawing.charAt(i)) {
                case 'X' -> colour;
                case '.' -> 0;
                default -> CLEAR;
              };
    }
    return pixels;
  }
}
