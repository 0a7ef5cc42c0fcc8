package org.bowsprit.gannet.figure;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import org.bowsprit.gannet.paint.Layer;

/**
 * Paints the gannet, which sits and looks to the left. Its feet are at (19, 26) of a 36 × 30 frame.
 */
public final class Gannet {

  private static final int[] COLOURS = {
    0, 0x14141E, 0x5A6478, 0x98A4B4, 0xD4DCE4, 0xFAFAF4, 0x9A7830, 0xD8AC54, 0xF0D490, 0x7490AC,
    0x2C3040
  };

  private static final int INK = COLOURS[1];
  private static final int SHADE = COLOURS[2];
  private static final int GREY = COLOURS[3];
  private static final int PALE = COLOURS[4];
  private static final int WHITE = COLOURS[5];
  private static final int GOLD_SHADE = COLOURS[6];
  private static final int GOLD = COLOURS[7];
  private static final int BILL = COLOURS[9];
  private static final int TIP = COLOURS[10];

  /** Returns the colours of the costume. Colour 0 is transparent. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /**
   * Returns one frame.
   *
   * @param beak the opening of the beak, 0 to 2
   * @param neck the stretch of the neck, 0 to 2
   * @param wings the spread of the wings, 0 to 2
   */
  public Sprite frame(int beak, int neck, int wings) {
    return frame(beak, neck, wings, true);
  }

  /** Returns the frame in which the gannet sleeps, with its head drawn in and its eye shut. */
  public Sprite sleepingFrame() {
    return frame(0, -1, 0, false);
  }

  private static Sprite frame(int beak, int neck, int wings, boolean isAwake) {
    Layer sheet = new Layer(36, 30).moveOrigin(2, 2);
    sheet
        .line(15, 21, 14.6, 24.4, 1.3, TIP)
        .line(19, 21, 19.4, 24.4, 1.3, TIP)
        .line(12.4, 24.6, 16, 24.6, 1.2, TIP)
        .line(17, 24.6, 21, 24.6, 1.2, TIP);
    if (wings > 0) {
      wing(sheet, 20, 13, wings, GREY);
    }
    sheet.fill(curve("10 15, 14 11.4, 20 12, 27 17, 32.4 19.4, 25 21.4, 17 22.4, 11.4 20"), WHITE);
    sheet
        .fill(curve("12 20, 18 20.4, 26 19.8, 20 22.2, 15 22.2"), GREY)
        .fill(shape("26 17, 33 19.6, 26 20.6"), TIP);
    if (wings > 0) {
      wing(sheet, 17, 14, wings, PALE);
    } else {
      sheet
          .fill(curve("15 14, 20 13.6, 28 18.4, 22 20, 16 18.4"), PALE)
          .line(bent(15.6, 18, 21, 20.4, 28, 18.6), 0.7, SHADE);
    }
    head(sheet, 11 - neck * 0.8, 8.6 - neck * 1.6, beak, isAwake);
    return Sprite.of(sheet, COLOURS);
  }

  private static void wing(Layer sheet, double x, double y, int spread, int colour) {
    double reach = spread == 1 ? 6 : 11;
    sheet.fill(
        curve(
            x - 3,
            y + 3,
            x + 1,
            y - reach * 0.7,
            x + 7,
            y - reach,
            x + 12,
            y - reach + 2,
            x + 8,
            y,
            x + 6,
            y + 5),
        colour);
    sheet.fill(
        curve(
            x + 6,
            y - reach + 0.4,
            x + 9,
            y - reach,
            x + 13,
            y - reach + 2,
            x + 9,
            y - reach * 0.4),
        TIP);
  }

  private static void head(Layer sheet, double x, double y, int beak, boolean isAwake) {
    sheet
        .line(bent(x, y, x - 0.6, 13, 14, 16), 6.4, WHITE)
        .line(bent(x + 2.4, y + 1, x + 2, 13, 15.6, 15), 1.2, PALE);
    sheet
        .fill(disc(x, y, 3.9, 3.5), GOLD)
        .fill(curve(x, y, "0.4 -2, 3.8 0, 3.4 4, 1 3"), GOLD_SHADE)
        .fill(disc(x - 1, y - 2, 1.6, 0.9), COLOURS[8]);
    double gape = beak * 1.2;
    sheet.fill(shape(x - 2.6, y - 1.6, x - 11, y + 1.2 - gape, x - 2.6, y + 0.8), BILL);
    sheet
        .fill(shape(x - 2.6, y + 0.6, x - 10, y + 1.6 + gape, x - 2.4, y + 2.4), BILL)
        .line(x - 3, y + 0.5, x - 9.6, y + 1.2, 0.5, INK);
    if (isAwake) {
      sheet
          .fill(disc(x - 1.7, y - 0.5, 0.9, 0.9), WHITE)
          .fill(disc(x - 1.9, y - 0.5, 0.55, 0.6), INK);
    } else {
      sheet.line(x - 2.8, y - 0.2, x - 0.4, y - 0.2, 0.8, INK);
    }
  }
}
