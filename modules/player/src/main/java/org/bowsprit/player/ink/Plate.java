package org.bowsprit.player.ink;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.render.Frame;

/** A plate with lines of text, white on nearly black, that is readable on any picture. */
public final class Plate {

  private static final int INK = 0xFFFFFF;
  private static final int PAPER = 0x101020;
  private static final int MARGIN = 1;

  private final Lettering letters;
  private final List<String> lines;
  private final int width;

  /**
   * Creates a plate.
   *
   * @param letters writes the text
   * @param text the text, broken into lines that fit
   * @param widest the maximum width of the plate in columns
   */
  public Plate(Lettering letters, String text, int widest) {
    this.letters = letters;
    lines = letters.wrapped(text, widest - 2 * MARGIN);
    width = lines.stream().mapToInt(letters::width).max().orElse(0) + 2 * MARGIN;
  }

  /** Returns the width of the lines in columns. */
  public int width() {
    return width;
  }

  /** Returns the height of the plate in rows. */
  public int height() {
    return lines.size() * letters.height() + 2 * MARGIN;
  }

  /**
   * Draws the plate with centred lines. Parts outside the screen are cut off.
   *
   * @param frame the frame to draw on
   * @param left the first column of the plate on the screen
   * @param top the first row of the plate on the screen
   * @param right the first column to the right of the plate
   */
  public void draw(Frame frame, int left, int top, int right) {
    SpareColours colours = new SpareColours(frame);
    int paper = colours.of(PAPER);
    int ink = colours.of(INK);
    int end = Math.min(Frame.WIDTH, right);
    for (int y = top; y < Math.min(Frame.HEIGHT, top + height()); y++) {
      Arrays.fill(frame.pixels(), y * Frame.WIDTH + left, y * Frame.WIDTH + end, (byte) paper);
    }
    frame.coverCaptions(left, top, right, top + height());
    int y = top + MARGIN;
    for (String line : lines) {
      letters.writeCentred(frame, line, left, right, y, ink, paper);
      y += letters.height();
    }
  }
}
