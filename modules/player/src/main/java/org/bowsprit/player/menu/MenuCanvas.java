package org.bowsprit.player.menu;

import java.util.Arrays;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Rgb;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Miniature;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;

/**
 * The canvas of a menu. It uses the whole palette: a few colours for the menu, greys for the game's
 * dimmed picture behind it, and the rest for one thumbnail or six small covers.
 */
final class MenuCanvas {

  /** The colour of the background of the text. */
  static final int BACKGROUND = 0;

  /** The colour of rows that can be chosen. */
  static final int TEXT = 1;

  /** The colour of the chosen row. */
  static final int BRIGHT = 2;

  /** The colour of rows that cannot be chosen. */
  static final int DIM = 3;

  /** The colour of the bar behind the chosen row. */
  static final int BAR = 4;

  private static final int WHITE = 5;
  private static final int FIRST_GREY = 6;
  private static final int GREY_COUNT = 32;
  private static final int FIRST_PICTURE_COLOUR = FIRST_GREY + GREY_COUNT;
  private static final int DIMMING_DIVISOR = 5;

  /** An arrow, in which {@code #} is white and {@code +} is black. */
  private static final String[] POINTER = {
    "+          ", "++         ", "+#+        ", "+##+       ", "+###+      ", "+####+     ",
    "+#####+    ", "+######+   ", "+#######+  ", "+########+ ", "+#####+++++", "+##+##+    ",
    "+#+ +##+   ", "++  +##+   ", "+    +##+  ", "      ++   "
  };

  private static final int TRANSPARENT = 255;
  private static final CursorImage ARROW = createArrow();

  private final Frame frame;
  private final MenuStyle style;
  private final Lettering textPainter;

  /**
   * Dims the game's picture and prepares it for painting.
   *
   * @param frame a copy of the game's picture
   */
  MenuCanvas(Frame frame, MenuStyle style, Lettering textPainter) {
    this.frame = frame;
    this.style = style;
    this.textPainter = textPainter;
    dim();
    frame.setShake(0);
    frame.clearCaptions();
  }

  private void dim() {
    byte[] grey = new byte[Frame.COLOURS];
    for (int i = 0; i < grey.length; i++) {
      int brightness = Rgb.brightness(Rgb.of(frame.palette(), i));
      grey[i] = (byte) (FIRST_GREY + brightness * GREY_COUNT / Frame.COLOURS);
    }
    byte[] pixels = frame.pixels();
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = grey[pixels[i] & 0xFF];
    }
    for (int i = 0; i < GREY_COUNT; i++) {
      int level = i * Frame.COLOURS / GREY_COUNT * 2 / DIMMING_DIVISOR;
      setColour(FIRST_GREY + i, (level << 16) | (level << 8) | Math.min(255, level + level / 4));
    }
    setColour(BACKGROUND, style.background());
    setColour(TEXT, style.text());
    setColour(BRIGHT, style.bright());
    setColour(DIM, style.dim());
    setColour(BAR, style.bar());
    setColour(WHITE, 0xFFFFFF);
  }

  private void setColour(int index, int rgb) {
    frame.palette()[index * 3] = (byte) (rgb >> 16);
    frame.palette()[index * 3 + 1] = (byte) (rgb >> 8);
    frame.palette()[index * 3 + 2] = (byte) rgb;
  }

  /** Returns the painter of the menu's text. */
  Lettering textPainter() {
    return textPainter;
  }

  /** Fills a rectangle. Right and bottom are exclusive. */
  void fill(int left, int top, int right, int bottom, int colour) {
    for (int y = Math.max(0, top); y < Math.min(Frame.HEIGHT, bottom); y++) {
      Arrays.fill(
          frame.pixels(),
          y * Frame.WIDTH + Math.max(0, left),
          y * Frame.WIDTH + Math.min(Frame.WIDTH, right),
          (byte) colour);
    }
  }

  /** Draws a sheet of paper with a border. */
  void drawSheet(int left, int top, int right, int bottom) {
    fill(left, top, right, bottom, DIM);
    fill(left + 1, top + 1, right - 1, bottom - 1, BACKGROUND);
  }

  /** Writes a text. */
  void write(String text, int x, int y, int colour) {
    textPainter.write(frame, text, x, y, colour, BACKGROUND);
  }

  /** Writes a text centred between two columns. */
  void writeCentred(String text, int left, int right, int y, int colour) {
    textPainter.writeCentred(frame, text, left, right, y, colour, BACKGROUND);
  }

  /**
   * Draws a thumbnail in its own colours. If there are too many colours, the rarest colours are
   * replaced by the most similar of the other colours.
   */
  void drawPicture(Thumbnail picture, int left, int top) {
    byte[] colours =
        new ThumbnailColours(picture).writeColours(frame.palette(), FIRST_PICTURE_COLOUR);
    for (int i = 0; i < Thumbnail.WIDTH * Thumbnail.HEIGHT; i++) {
      int y = top + i / Thumbnail.WIDTH;
      int x = left + i % Thumbnail.WIDTH;
      if (x < Frame.WIDTH && y < Frame.HEIGHT) {
        frame.pixels()[y * Frame.WIDTH + x] = colours[picture.pixels().u8(i)];
      }
    }
  }

  /**
   * Draws a small picture in its own colours.
   *
   * @param part the number of the palette section that receives the picture's colours; each visible
   *     picture has its own section
   */
  void drawPicture(Miniature picture, int left, int top, int part) {
    int firstColour = FIRST_PICTURE_COLOUR + part * GamePreviews.TILE_COLOURS;
    for (int i = 0; i < picture.colours().size(); i++) {
      setColour(firstColour + i, picture.colours().get(i));
    }
    for (int i = 0; i < picture.pixels().length(); i++) {
      int offset = (top + i / picture.width()) * Frame.WIDTH + left + i % picture.width();
      frame.pixels()[offset] = (byte) (firstColour + picture.pixels().u8(i));
    }
  }

  /** Shows or hides the menu's own pointer. */
  void showPointer(boolean isShown) {
    frame.setCursor(ARROW);
    frame.placeCursor(frame.cursorX(), frame.cursorY(), isShown);
  }

  private static CursorImage createArrow() {
    int width = POINTER[0].length();
    byte[] pixels = new byte[width * POINTER.length];
    for (int i = 0; i < pixels.length; i++) {
      char symbol = POINTER[i / width].charAt(i % width);
      pixels[i] = (byte) (symbol == '#' ? WHITE : symbol == '+' ? BACKGROUND : TRANSPARENT);
    }
    return new CursorImage(width, POINTER.length, 0, 0, TRANSPARENT, pixels);
  }
}
