package org.bowsprit.player.ink;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/**
 * Checks the contrast between the lines of a page of speech and the picture behind them, and
 * rewrites the lines on a dark plate.
 */
public final class ReadableLines {

  /** The minimum contrast of large letters (WCAG 2.2, 1.4.3). */
  private static final double LEAST = 3;

  /**
   * The contrast of letters on the plate. The same section requires this contrast for small
   * letters.
   */
  private static final double GOOD = 4.5;

  /**
   * The reciprocal of the largest tolerated share of background pixels that are too similar to the
   * letters.
   */
  private static final int TOLERATED_PART = 4;

  private static final int WHITE = 0xFFFFFF;
  private static final int PAPER = 0x101020;
  private static final int MARGIN = 1;
  private static final int STEPS = 8;

  private final List<Caption> lines;

  /**
   * Creates a page.
   *
   * @param lines the lines at their places on the screen; blank lines are ignored
   */
  public ReadableLines(List<Caption> lines) {
    this.lines = lines.stream().filter(line -> !line.text().isBlank()).toList();
  }

  /**
   * Returns whether every line has enough contrast: less than a quarter of the pixels in its box
   * have a contrast below 3:1 with its colour.
   *
   * @param behind the picture without the lines, in the colours on the screen
   */
  public boolean standOutFrom(Frame behind) {
    return lines.stream().allMatch(line -> standsOut(line, behind));
  }

  private static boolean standsOut(Caption line, Frame behind) {
    boolean[] alike = alike(line.ink(), behind.palette());
    int pixels = 0;
    int lost = 0;
    for (int y = Math.max(0, line.top()); y < Math.min(Frame.HEIGHT, line.bottom()); y++) {
      for (int x = Math.max(0, line.left()); x < Math.min(Frame.WIDTH, line.right()); x++) {
        pixels++;
        if (alike[behind.pixels()[y * Frame.WIDTH + x] & 0xFF]) {
          lost++;
        }
      }
    }
    return lost == 0 || lost * TOLERATED_PART < pixels;
  }

  /** Returns, for every palette index, whether its colour is too similar to the ink. */
  private static boolean[] alike(int ink, byte[] palette) {
    boolean[] alike = new boolean[Frame.COLOURS];
    for (int index = 0; index < alike.length; index++) {
      alike[index] = Rgb.contrast(Rgb.of(palette, ink), Rgb.of(palette, index)) < LEAST;
    }
    return alike;
  }

  /**
   * Writes the lines on a dark plate, in their own colours, lightened until they are readable.
   *
   * @param frame the frame to draw on
   * @param letters writes the lines
   */
  public void write(Frame frame, Lettering letters) {
    int[] inks = lines.stream().mapToInt(line -> readable(frame, line)).toArray();
    SpareColours colours = new SpareColours(frame);
    int paper = colours.of(PAPER);
    lines.forEach(line -> cover(frame, line, letters, paper));
    int last = -1;
    int ink = 0;
    for (int i = 0; i < inks.length; i++) {
      if (inks[i] != last) {
        last = inks[i];
        ink = colours.of(last);
      }
      Caption line = lines.get(i);
      if (line.centred()) {
        letters.writeCentred(frame, line.text(), line.left(), line.right(), line.top(), ink, paper);
      } else {
        letters.write(frame, line.text(), line.left(), line.top(), ink, paper);
      }
    }
  }

  private static int readable(Frame frame, Caption line) {
    int own = Rgb.of(frame.palette(), line.ink());
    int ink = own;
    for (int step = 1; Rgb.contrast(ink, PAPER) < GOOD; step++) {
      ink = Rgb.between(own, WHITE, 256 * step / STEPS);
    }
    return ink;
  }

  private static void cover(Frame frame, Caption line, Lettering letters, int paper) {
    int width = letters.width(line.text());
    int written =
        line.centred() ? line.left() + (line.right() - line.left() - width) / 2 : line.left();
    int left = Math.max(0, Math.min(line.left(), written) - MARGIN);
    int right = Math.min(Frame.WIDTH, Math.max(line.right(), written + width) + MARGIN);
    int top = Math.max(0, line.top() - MARGIN);
    int height = Math.max(line.bottom() - line.top(), letters.height());
    int bottom = Math.min(Frame.HEIGHT, line.top() + height + MARGIN);
    for (int y = top; y < bottom && left < right; y++) {
      Arrays.fill(frame.pixels(), y * Frame.WIDTH + left, y * Frame.WIDTH + right, (byte) paper);
    }
    frame.coverCaptions(left, top, right, bottom);
  }
}
