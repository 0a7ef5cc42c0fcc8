package org.bowsprit.insight.sketch;

import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/**
 * Draws lines, areas and text on a frame, inside a rectangle.
 *
 * <p>Coordinates refer to the screen unless an origin is set. Everything outside the rectangle is
 * clipped. An object can be used for any number of frames, and allocates memory only for captions.
 */
public final class Sketch {

  private final Inks inks;

  /**
   * The pattern of a line.
   *
   * @param length the number of pixels that are set, 1 or more
   * @param period the number of pixels after which the pattern repeats, {@code length} or more
   * @param shift the number of pixels before the first pixel that is set
   */
  public record Dash(int length, int period, int shift) {

    /** An unbroken line. */
    public static final Dash SOLID = new Dash(1, 1, 0);

    /** Every third pixel. */
    public static final Dash DOTS = new Dash(1, 3, 0);

    /** Dashes with gaps of the same length. */
    public static final Dash BROKEN = new Dash(2, 4, 0);

    boolean isSet(int pixel) {
      return Math.floorMod(pixel - shift, period) < length;
    }
  }

  private Frame frame;
  private int originX;
  private int originY;
  private int left;
  private int top;
  private int right;
  private int bottom;

  /** Creates a sketch without a frame. */
  public Sketch(Inks inks) {
    this.inks = inks;
  }

  /** Sets the frame to draw on, and removes the limit to a rectangle. */
  public Sketch drawOn(Frame newFrame) {
    frame = newFrame;
    inks.allocate(newFrame);
    return setClip(0, 0, Frame.WIDTH, Frame.HEIGHT).setOrigin(0, 0);
  }

  /**
   * Limits drawing to a rectangle of the screen.
   *
   * @param newRight the column after the rectangle
   * @param newBottom the row below the rectangle
   * @return this
   */
  public Sketch setClip(int newLeft, int newTop, int newRight, int newBottom) {
    left = Math.max(0, newLeft);
    top = Math.max(0, newTop);
    right = Math.min(Frame.WIDTH, newRight);
    bottom = Math.min(Frame.HEIGHT, newBottom);
    return this;
  }

  /**
   * Sets the origin, the position of (0,0) on the screen.
   *
   * @return this
   */
  public Sketch setOrigin(int x, int y) {
    originX = x;
    originY = y;
    return this;
  }

  /** Returns the first column of the rectangle. */
  public int left() {
    return left - originX;
  }

  /** Returns the first row of the rectangle. */
  public int top() {
    return top - originY;
  }

  /** Returns the column after the rectangle. */
  public int right() {
    return right - originX;
  }

  /** Returns the row below the rectangle. */
  public int bottom() {
    return bottom - originY;
  }

  /** Sets a pixel. */
  public void dot(int x, int y, Ink ink) {
    put(x, y, inks.of(ink));
  }

  /** Sets a pixel to one of the game's colours. */
  public void put(int x, int y, byte colour) {
    int column = x + originX;
    int row = y + originY;
    if (column >= left && column < right && row >= top && row < bottom) {
      frame.pixels()[row * Frame.WIDTH + column] = colour;
    }
  }

  /** Draws a line from one pixel to another, both included. */
  public void line(int x1, int y1, int x2, int y2, Ink ink) {
    dashes(x1, y1, x2, y2, Dash.SOLID, ink);
  }

  /** Draws a broken line. */
  public void dashes(int x1, int y1, int x2, int y2, Dash dash, Ink ink) {
    if (Math.max(x1, x2) < left()
        || Math.min(x1, x2) >= right()
        || Math.max(y1, y2) < top()
        || Math.min(y1, y2) >= bottom()) {
      return;
    }
    int length = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
    for (int i = 0; i <= length; i++) {
      if (dash.isSet(i)) {
        dot(interpolate(x1, x2, i, length), interpolate(y1, y2, i, length), ink);
      }
    }
  }

  private static int interpolate(int from, int to, int step, int steps) {
    return steps == 0
        ? from
        : from + (int) Math.floorDiv(2L * (to - from) * step + steps, 2L * steps);
  }

  /** Draws the outline of a rectangle. */
  public void frame(int x, int y, int width, int height, Ink ink) {
    line(x, y, x + width - 1, y, ink);
    line(x, y + height - 1, x + width - 1, y + height - 1, ink);
    line(x, y, x, y + height - 1, ink);
    line(x + width - 1, y, x + width - 1, y + height - 1, ink);
  }

  /** Fills a rectangle. */
  public void fill(int x, int y, int width, int height, Ink ink) {
    int fromX = Math.max(x, left());
    int toX = Math.min(x + width, right());
    int toY = Math.min(y + height, bottom());
    for (int row = Math.max(y, top()); row < toY; row++) {
      for (int column = fromX; column < toX; column++) {
        dot(column, row, ink);
      }
    }
  }

  /** Draws a cross. */
  public void cross(int x, int y, int arm, Ink ink) {
    line(x - arm, y, x + arm, y, ink);
    line(x, y - arm, x, y + arm, ink);
  }

  /** Writes a line of text, and records it in the frame for renderers with their own font. */
  public void text(int x, int y, String text, Ink ink) {
    for (int i = 0; i < text.length(); i++) {
      drawGlyph(x + i * TinyFont.ADVANCE, y, TinyFont.substitute(text.charAt(i)), ink);
    }
    boolean isWhole = x >= left() && x + TinyFont.width(text) <= right();
    if (isWhole && y >= top() && y + TinyFont.HEIGHT <= bottom() && !text.isBlank()) {
      addCaption(x + originX, y + originY, text, ink);
    }
  }

  private void addCaption(int x, int y, String text, Ink ink) {
    int end = x + TinyFont.width(text);
    frame.addCaption(new Caption(x, y, end, y + TinyFont.HEIGHT, text, inks.of(ink) & 0xFF, false));
  }

  /** Writes a line of text on a plate, so that it is readable on any picture. */
  public void label(int x, int y, String text, Ink ink) {
    fill(x - 1, y - 1, TinyFont.width(text) + 2, TinyFont.LINE, Ink.BLACK);
    text(x, y, text, ink);
  }

  private void drawGlyph(int x, int y, char letter, Ink ink) {
    for (int row = 0; row < TinyFont.HEIGHT; row++) {
      for (int column = 0; column < TinyFont.WIDTH; column++) {
        if (TinyFont.isSet(letter, column, row)) {
          dot(x + column, y + row, ink);
        }
      }
    }
  }
}
