package org.bowsprit.player.ink;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.render.Frame;

/** A dark rectangle with lines of white text, which are readable over any picture. */
public final class Plate {

  private static final int INK = 0xFFFFFF;
  private static final int BACKGROUND = 0x101020;
  private static final int MARGIN = 1;

  private final Lettering textPainter;
  private final List<String> lines;
  private final int width;

  /**
   * Creates a plate.
   *
   * @param textPainter writes the text
   * @param text the text, broken into lines that fit
   * @param maxWidth the maximum width of the plate in columns
   */
  public Plate(Lettering textPainter, String text, int maxWidth) {
    this.textPainter = textPainter;
    lines = textPainter.wrap(text, maxWidth - 2 * MARGIN);
    width = lines.stream().mapToInt(textPainter::width).max().orElse(0) + 2 * MARGIN;
  }

  /** Returns the width of the lines in columns. */
  public int width() {
    return width;
  }

  /** Returns the height of the plate in rows. */
  public int height() {
    return lines.size() * textPainter.height() + 2 * MARGIN;
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
    int background = colours.of(BACKGROUND);
    int ink = colours.of(INK);
    int end = Math.min(Frame.WIDTH, right);
    for (int y = top; y < Math.min(Frame.HEIGHT, top + height()); y++) {
      Arrays.fill(frame.pixels(), y * Frame.WIDTH + left, y * Frame.WIDTH + end, (byte) background);
    }
    frame.coverCaptions(left, top, right, top + height());
    int y = top + MARGIN;
    for (String line : lines) {
      textPainter.writeCentred(frame, line, left, right, y, ink, background);
      y += textPainter.height();
    }
  }
}
