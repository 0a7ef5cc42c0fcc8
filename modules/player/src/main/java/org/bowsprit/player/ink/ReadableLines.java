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

  /** The minimum contrast of large text (WCAG 2.2, 1.4.3). */
  private static final double MIN_CONTRAST = 3;

  /** The contrast of text on the plate. WCAG 2.2, 1.4.3 requires this contrast for small text. */
  private static final double PLATE_CONTRAST = 4.5;

  /**
   * The reciprocal of the share of background pixels that may be too similar to the text. The share
   * must be smaller than a quarter.
   */
  private static final int TOLERATED_DIVISOR = 4;

  private static final int WHITE = 0xFFFFFF;
  private static final int BACKGROUND = 0x101020;
  private static final int MARGIN = 1;
  private static final int BRIGHTENING_STEPS = 8;

  private final List<Caption> lines;

  /**
   * Creates a page.
   *
   * @param lines the lines with their positions on the screen; blank lines are ignored
   */
  public ReadableLines(List<Caption> lines) {
    this.lines = lines.stream().filter(line -> !line.text().isBlank()).toList();
  }

  /**
   * Returns whether every line has enough contrast. A line has enough contrast if less than a
   * quarter of the pixels in its box have a contrast below 3:1 with the colour of the line.
   *
   * @param background the picture without the lines, in the colours on the screen
   */
  public boolean areReadableOn(Frame background) {
    return lines.stream().allMatch(line -> isReadableOn(line, background));
  }

  private static boolean isReadableOn(Caption line, Frame background) {
    boolean[] isSimilar = similarColours(line.ink(), background.palette());
    int pixels = 0;
    int similarPixels = 0;
    for (int y = Math.max(0, line.top()); y < Math.min(Frame.HEIGHT, line.bottom()); y++) {
      for (int x = Math.max(0, line.left()); x < Math.min(Frame.WIDTH, line.right()); x++) {
        pixels++;
        if (isSimilar[background.pixels()[y * Frame.WIDTH + x] & 0xFF]) {
          similarPixels++;
        }
      }
    }
    return similarPixels == 0 || similarPixels * TOLERATED_DIVISOR < pixels;
  }

  /** Returns, for every palette index, whether its colour is too similar to the ink. */
  private static boolean[] similarColours(int ink, byte[] palette) {
    boolean[] isSimilar = new boolean[Frame.COLOURS];
    for (int index = 0; index < isSimilar.length; index++) {
      isSimilar[index] = Rgb.contrast(Rgb.of(palette, ink), Rgb.of(palette, index)) < MIN_CONTRAST;
    }
    return isSimilar;
  }

  /**
   * Writes the lines on a dark plate, in their own colours, lightened until they are readable.
   *
   * @param frame the frame to draw on
   * @param textPainter writes the lines
   */
  public void write(Frame frame, Lettering textPainter) {
    int[] inks = lines.stream().mapToInt(line -> readableInk(frame, line)).toArray();
    SpareColours colours = new SpareColours(frame);
    int plateColour = colours.of(BACKGROUND);
    lines.forEach(line -> cover(frame, line, textPainter, plateColour));
    int last = -1;
    int ink = 0;
    for (int i = 0; i < inks.length; i++) {
      if (inks[i] != last) {
        last = inks[i];
        ink = colours.of(last);
      }
      Caption line = lines.get(i);
      if (line.centred()) {
        textPainter.writeCentred(
            frame, line.text(), line.left(), line.right(), line.top(), ink, plateColour);
      } else {
        textPainter.write(frame, line.text(), line.left(), line.top(), ink, plateColour);
      }
    }
  }

  private static int readableInk(Frame frame, Caption line) {
    int originalInk = Rgb.of(frame.palette(), line.ink());
    int ink = originalInk;
    for (int step = 1; Rgb.contrast(ink, BACKGROUND) < PLATE_CONTRAST; step++) {
      ink = Rgb.blend(originalInk, WHITE, 256 * step / BRIGHTENING_STEPS);
    }
    return ink;
  }

  private static void cover(Frame frame, Caption line, Lettering textPainter, int plateColour) {
    int width = textPainter.width(line.text());
    int textLeft =
        line.centred() ? line.left() + (line.right() - line.left() - width) / 2 : line.left();
    int left = Math.max(0, Math.min(line.left(), textLeft) - MARGIN);
    int right = Math.min(Frame.WIDTH, Math.max(line.right(), textLeft + width) + MARGIN);
    int top = Math.max(0, line.top() - MARGIN);
    int height = Math.max(line.bottom() - line.top(), textPainter.height());
    int bottom = Math.min(Frame.HEIGHT, line.top() + height + MARGIN);
    for (int y = top; y < bottom && left < right; y++) {
      Arrays.fill(
          frame.pixels(), y * Frame.WIDTH + left, y * Frame.WIDTH + right, (byte) plateColour);
    }
    frame.coverCaptions(left, top, right, bottom);
  }
}
