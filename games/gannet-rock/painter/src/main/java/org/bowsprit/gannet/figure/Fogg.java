package org.bowsprit.gannet.figure;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import org.bowsprit.gannet.paint.Layer;

/**
 * Paints Mr Septimus Fogg under his umbrella, which is open even indoors. His feet are at (24, 62)
 * of a 54 × 66 frame.
 */
public final class Fogg {

  private static final int[] COLOURS = {
    0, 0x14121C, 0x24242F, 0x3A3A4A, 0x5A5A6C, 0x86505E, 0xC06A6A, 0x86492F, 0xD08E6A, 0xF4C8A2,
    0x6E4A2A, 0xB08040, 0xE8E4D4, 0x2E4A44, 0x4E7468, 0x9AA8A0
  };

  private static final int INK = COLOURS[1];
  private static final int CLOTH_DARK = COLOURS[2];
  private static final int CLOTH = COLOURS[3];
  private static final int CLOTH_LIGHT = COLOURS[4];
  private static final int NOSE = COLOURS[6];
  private static final int SKIN_DARK = COLOURS[7];
  private static final int SKIN_SHADE = COLOURS[8];
  private static final int SKIN = COLOURS[9];
  private static final int WOOD = COLOURS[10];
  private static final int BRASS = COLOURS[11];
  private static final int PAPER = COLOURS[12];
  private static final int SILK_DARK = COLOURS[13];
  private static final int SILK = COLOURS[14];
  private static final int SILK_LIGHT = COLOURS[15];

  /** Returns the colours of the costume. Colour 0 is transparent. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /**
   * Returns one frame. The frame shows him from the front, turned slightly to the left.
   *
   * @param mouth the opening of his mouth, from 0 (shut) to 2 (wide)
   * @param umbrellaTilt the tilt of the umbrella, -1 to 1
   * @param handAction the action of his free hand: 0 if it hangs, 1 if it holds the watch up, 2 and
   *     3 if it writes in a book
   * @param liftedFoot the lifted foot: -1 for the left, 0 for none, 1 for the right
   */
  public Sprite frame(int mouth, int umbrellaTilt, int handAction, int liftedFoot) {
    Layer sheet = new Layer(54, 66);
    legs(sheet, liftedFoot);
    coat(sheet);
    head(sheet, mouth);
    arms(sheet, umbrellaTilt, handAction);
    canopy(sheet, umbrellaTilt);
    return Sprite.of(sheet, COLOURS);
  }

  private static void legs(Layer sheet, int liftedFoot) {
    double left = liftedFoot < 0 ? -2.4 : 0;
    double right = liftedFoot > 0 ? -2.4 : 0;
    sheet
        .line(20.6, 48, 20.4, 58 + left, 4, CLOTH_DARK)
        .line(26.6, 48, 26.8, 58 + right, 4, CLOTH_DARK);
    sheet.fill(
        curve(15.4, 61 + left, 18, 58.6 + left, 23, 59 + left, 23, 62 + left, 15.6, 62.4 + left),
        INK);
    sheet.fill(
        curve(
            24.4,
            60.6 + right,
            27,
            58.6 + right,
            30,
            59.4 + right,
            30,
            62 + right,
            24.4,
            62.2 + right),
        INK);
    sheet
        .line(18.6, 57.6 + left, 22.4, 57.6 + left, 1.4, PAPER)
        .line(25, 57.6 + right, 28.8, 57.6 + right, 1.4, PAPER);
  }

  private static void coat(Layer sheet) {
    sheet.fill(
        curve("16 32, 20 29.4, 27 29.4, 31 32, 32.6 42, 32 52, 23.6 53.6, 15 52, 14.4 42"), CLOTH);
    sheet.fill(curve("27 30, 31 32, 32.6 42, 32 52, 27.6 53, 28 42"), CLOTH_DARK);
    sheet.fill(curve("16.6 33, 18.4 32, 17.4 44, 17.4 51, 15.6 51, 15.6 42"), CLOTH_LIGHT);
    sheet
        .fill(shape("19.6 29.6, 26.4 29.6, 23 39"), PAPER)
        .fill(shape("21.8 31, 24.2 31, 23.8 38, 22.4 38"), COLOURS[5]);
    sheet
        .line(19.4, 29.6, 22.6, 39.4, 0.9, CLOTH_DARK)
        .line(26.6, 29.6, 23.4, 39.4, 0.9, CLOTH_DARK)
        .line(23, 39.4, 23, 53, 0.7, INK);
    sheet.line(bent(18, 42, 21, 45, 23, 42), 0.7, BRASS);
    for (double y = 42; y < 52; y += 3.6) {
      sheet.fill(disc(24.6, y, 0.8, 0.8), BRASS);
    }
  }

  private static void head(Layer sheet, int mouth) {
    sheet.fill(curve("18 20, 22 16.4, 27 17.4, 29 22, 28 27, 24.6 30.4, 20.4 29.4, 18 26"), SKIN);
    sheet.fill(curve("26 18, 29 22, 28 27, 24.6 30.4, 24 29, 26 25"), SKIN_SHADE);
    sheet.fill(disc(18.6, 24, 2, 1.6), NOSE).fill(disc(18.2, 23.4, 0.8, 0.7), SKIN);
    sheet
        .line(disc(20.6, 21.6, 1.6, 1.6), 0.7, BRASS)
        .fill(disc(20.4, 21.8, 0.7, 0.8), INK)
        .fill(disc(24.2, 21.8, 0.7, 0.8), INK);
    sheet.line(19.4, 19.2, 21.6, 19, 0.7, WOOD).line(23.4, 19, 25.4, 19.4, 0.7, WOOD);
    sheet.line(bent(17.6, 26.8, 21, 25, 24.6, 27.2), 1.3, WOOD);
    if (mouth > 0) {
      sheet.fill(disc(21, 27.9, 1.4, 0.4 + 0.5 * mouth), SKIN_DARK);
    }
    sheet.fill(curve("26.6 18, 28.8 19, 29 24, 27.4 25"), WOOD);
    sheet
        .fill(curve("15.4 18.4, 23 16.2, 31 18.4, 23 19.6"), INK)
        .fill(curve("18 17.6, 19 12, 23 10.6, 27.4 12, 28.4 17.6, 23 18.4"), CLOTH_DARK);
    sheet.line(18.4, 16.6, 28.2, 16.6, 1.3, COLOURS[5]).line(20, 15, 20.6, 12.6, 0.8, CLOTH_LIGHT);
  }

  private static void arms(Layer sheet, int umbrellaTilt, int handAction) {
    sheet
        .line(30, 33.6, 34, 40, 4.4, CLOTH_DARK)
        .line(34, 40, 33 + umbrellaTilt * 0.5, 33, 3.8, CLOTH_DARK);
    sheet
        .line(33.4 + umbrellaTilt * 0.4, 38, 30 + umbrellaTilt * 2.4, 2, 0.9, WOOD)
        .fill(disc(33.2 + umbrellaTilt * 0.5, 32.4, 2, 2), SKIN_SHADE);
    if (handAction > 1) {
      double nib = handAction == 2 ? 0 : 1.6;
      sheet.line(16.6, 34, 13, 40, 4.2, CLOTH).line(13, 40, 18 + nib, 39, 3.6, CLOTH_LIGHT);
      sheet
          .fill(shape("16.6 36, 25 34.6, 26 41, 17.6 42.4"), PAPER)
          .line(16.6, 36, 17.6, 42.4, 1, NOSE)
          .line(19, 37.6, 23.6, 36.8, 0.5, CLOTH_LIGHT)
          .line(19.2, 39.4, 22, 39, 0.5, CLOTH_LIGHT)
          .line(19 + nib, 40.4, 16.4 + nib, 35, 0.8, BRASS)
          .fill(disc(18 + nib, 39.6, 1.8, 1.7), SKIN);
    } else if (handAction == 1) {
      sheet.line(16.6, 34, 12.4, 39, 4.2, CLOTH).line(12.4, 39, 15, 33.4, 3.6, CLOTH_LIGHT);
      sheet
          .fill(disc(15.2, 31.8, 1.9, 1.9), SKIN)
          .fill(disc(14.6, 29.2, 2, 2), BRASS)
          .fill(disc(14.6, 29.2, 1.2, 1.2), PAPER);
    } else {
      sheet
          .line(16.6, 34, 14, 41, 4.2, CLOTH)
          .line(14, 41, 16.6, 45.4, 3.6, CLOTH_LIGHT)
          .fill(disc(17.2, 46.4, 1.9, 1.9), SKIN);
    }
  }

  private static void canopy(Layer sheet, int tilt) {
    double x = 29 + tilt * 2.4;
    double y = 10 - Math.abs(tilt) * 0.4;
    sheet.fill(
        curve(
            x - 19,
            y + 3 + tilt,
            x - 13,
            y - 5.4,
            x,
            y - 9,
            x + 13,
            y - 5.4,
            x + 19,
            y + 3 - tilt,
            x + 13,
            y + 1.4,
            x + 6.4,
            y + 3,
            x,
            y + 1.4,
            x - 6.4,
            y + 3,
            x - 13,
            y + 1.4),
        SILK);
    sheet.fill(
        curve(
            x + 3,
            y - 8.4,
            x + 13,
            y - 5.4,
            x + 19,
            y + 3 - tilt,
            x + 13,
            y + 1.4,
            x + 7,
            y + 2.6,
            x + 7,
            y - 4),
        SILK_DARK);
    sheet.line(bent(x - 17, y + 0.6, x - 11, y - 6, x - 2, y - 8), 1, SILK_LIGHT);
    sheet
        .line(bent(x - 6.4, y + 2.6, x - 5, y - 5, x, y - 9), 0.6, SILK_DARK)
        .line(x, y - 9, x, y - 10, 1, WOOD);
  }
}
