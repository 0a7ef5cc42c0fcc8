package org.bowsprit.examples.asciifilm;

import org.bowsprit.render.Frame;

/**
 * Converts a picture to 80 by 25 characters. Each rectangle of pixels becomes one character; the
 * brighter the rectangle, the denser the character.
 */
final class AsciiPicture {

  static final int COLUMNS = 80;
  static final int ROWS = 25;

  private static final String CHARACTERS_BY_BRIGHTNESS = " .:-=+*#%@";
  private static final int RECTANGLE_WIDTH = Frame.WIDTH / COLUMNS;
  private static final int RECTANGLE_HEIGHT = Frame.HEIGHT / ROWS;

  private AsciiPicture() {}

  /** Returns the lines of a picture, each of which ends with a line feed. */
  static String of(int[] colours) {
    StringBuilder text = new StringBuilder((COLUMNS + 1) * ROWS);
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        int brightness = brightness(colours, column * RECTANGLE_WIDTH, row * RECTANGLE_HEIGHT);
        int index = brightness * (CHARACTERS_BY_BRIGHTNESS.length() - 1) / 255;
        text.append(CHARACTERS_BY_BRIGHTNESS.charAt(index));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** Returns the mean brightness of a rectangle, 0 to 255. */
  private static int brightness(int[] colours, int left, int top) {
    long sum = 0;
    for (int y = top; y < top + RECTANGLE_HEIGHT; y++) {
      for (int x = left; x < left + RECTANGLE_WIDTH; x++) {
        int colour = colours[y * Frame.WIDTH + x];
        sum += 3L * (colour >> 16 & 0xFF) + 6L * (colour >> 8 & 0xFF) + (colour & 0xFF);
      }
    }
    return (int) (sum / (10L * RECTANGLE_WIDTH * RECTANGLE_HEIGHT));
  }
}
