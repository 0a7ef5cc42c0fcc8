package org.bowsprit.gannet.figure;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import org.bowsprit.gannet.paint.Layer;

/**
 * Paints Tobias Penhallow, who sits on his chair and looks at a draughtboard to his left, or
 * stands. He is at (26, 68) of a 52 × 72 frame.
 */
public final class Tobias {

  private static final int[] COLOURS = {
    0, 0x16141C, 0x3E2A1C, 0x6E4A2C, 0x9A6E42, 0x22303A, 0x36505C, 0x587884, 0x8A4E34, 0xC88A60,
    0xEEBE98, 0x8E8E98, 0xDCDCE0, 0x5A3A44, 0x8A6068, 0xC8A860
  };

  private static final int INK = COLOURS[1];
  private static final int WOOD_DARK = COLOURS[2];
  private static final int WOOD = COLOURS[3];
  private static final int WOOD_LIGHT = COLOURS[4];
  private static final int JUMPER_DARK = COLOURS[5];
  private static final int JUMPER = COLOURS[6];
  private static final int JUMPER_LIGHT = COLOURS[7];
  private static final int SKIN_DARK = COLOURS[8];
  private static final int SKIN_SHADE = COLOURS[9];
  private static final int SKIN = COLOURS[10];
  private static final int HAIR_SHADE = COLOURS[11];
  private static final int HAIR = COLOURS[12];
  private static final int WAISTCOAT = COLOURS[13];
  private static final int WAISTCOAT_LIGHT = COLOURS[14];
  private static final int BRASS = COLOURS[15];

  /** Returns the colours of the costume. Colour 0 is transparent. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /**
   * Returns one frame.
   *
   * @param mouth the opening of his mouth, from 0 (shut) to 2 (wide)
   * @param lookingUp true if he looks at Wren, false if he looks at the board
   * @param hand the position of his hand: 0 at his chin, 1 over the board, 2 at his pipe
   */
  public Sprite frame(int mouth, boolean lookingUp, int hand) {
    Layer sheet = sheet();
    chair(sheet);
    lap(sheet);
    torso(sheet);
    head(sheet, mouth, lookingUp, hand == 2);
    arm(sheet, hand);
    return Sprite.of(sheet, COLOURS);
  }

  /**
   * Returns a frame in which he stands with one boot on and looks to the right. {@code mouth} is
   * from 0 (shut) to 2 (wide).
   */
  public Sprite standing(int mouth) {
    Layer sheet = sheet();
    legs(sheet);
    sheet.moveOrigin(-1, -8);
    torso(sheet);
    head(sheet, mouth, true, false);
    hangingArm(sheet);
    return Sprite.of(sheet, COLOURS).mirrored();
  }

  private static Layer sheet() {
    return new Layer(52, 72).moveOrigin(0, 12);
  }

  private static void chair(Layer sheet) {
    sheet
        .line(38, 16, 41, 57, 2.6, WOOD)
        .line(39, 16, 42, 57, 0.8, WOOD_LIGHT)
        .line(20, 42, 18, 56, 2.2, WOOD_DARK);
    for (int i = 0; i < 4; i++) {
      sheet.line(32, 20 + i * 6, 39, 19 + i * 6, 1.2, WOOD_DARK);
    }
    sheet.line(17, 43, 41, 43, 2.8, WOOD);
  }

  private static void lap(Layer sheet) {
    sheet.fill(curve("34 36, 32 46, 20 47, 14 46, 13 41, 22 38"), INK);
    sheet.line(16, 45, 15, 55, 4.6, JUMPER_DARK).line(22, 46, 21, 55, 4.6, INK);
    sheet
        .fill(curve("9 57, 12 54, 18 54, 18 58, 9 58"), WOOD_DARK)
        .fill(curve("16 58, 18 55, 24 55, 24 58.6, 16 58.6"), INK);
  }

  private static void torso(Layer sheet) {
    sheet.fill(curve("22 26, 28 23, 34 26, 36 34, 36 43, 21 43, 20 33"), JUMPER);
    sheet.fill(curve("31 24, 34.6 26, 36 34, 36 43, 31 43, 32.6 33"), JUMPER_DARK);
    sheet
        .fill(curve("21 29, 25 26, 27 34, 26 43, 21 43, 20 35"), WAISTCOAT)
        .line(22.6, 30, 22.4, 42, 0.9, WAISTCOAT_LIGHT);
    for (double y = 32; y < 42; y += 3.6) {
      sheet.fill(disc(25, y, 0.8, 0.8), BRASS);
    }
    sheet.line(bent(22, 26, 27, 29, 32, 25), 1.6, JUMPER_LIGHT);
  }

  private static void legs(Layer sheet) {
    sheet.line(29, 33, 30, 54, 6, INK).line(23, 33, 22, 54, 6, JUMPER_DARK);
    sheet
        .fill(curve("24 58, 27 54, 33 54, 33 58.6, 24 58.6"), HAIR_SHADE)
        .fill(curve("15 58, 18 54, 25 54, 25 58.6, 15 58.6"), WOOD_DARK)
        .line(16, 58, 25, 58, 1, WOOD);
  }

  private static void hangingArm(Layer sheet) {
    sheet
        .line(32, 28, 33, 37, 5, JUMPER_DARK)
        .line(33, 37, 30, 44, 4.2, JUMPER)
        .line(32, 37, 29.4, 43, 1, JUMPER_LIGHT);
    sheet.fill(disc(29.4, 45.4, 2.2, 2.2), SKIN).fill(disc(30.4, 46.2, 1.2, 1), SKIN_SHADE);
  }

  private static void head(Layer sheet, int mouth, boolean looksUp, boolean hasPipe) {
    double x = 26;
    double y = looksUp ? 14 : 16;
    sheet.fill(curve(x, y, "-4 -5, 2 -8, 7 -4, 8 2, 6 7, 0 9, -4 5"), HAIR_SHADE);
    sheet.fill(curve(x, y, "-5 -3, -1 -6, 4 -4, 4.6 2, 2 7, -3 7, -5 4, -7 1.6"), SKIN);
    sheet.fill(curve(x, y, "1 -1, 4.4 -1, 4 4, 1.6 7, -0.4 6"), SKIN_SHADE);
    sheet.fill(curve(x, y, "-6.4 5, -3 3.6, 0 4.4, 3 4, 4.4 8, 0 12, -5 10"), HAIR);
    sheet.fill(curve(x, y, "1 5, 4.4 4, 4.4 8, 0.4 12, 1 8"), HAIR_SHADE);
    sheet
        .fill(curve(x, y, "-5.4 -4, -4 -9, 2 -10.4, 7 -7, 8 -2, 3 -4.4, -2 -5"), JUMPER_DARK)
        .line(x - 4.6, y - 4.4, x + 7, y - 3, 1.6, JUMPER);
    sheet
        .fill(disc(x - 3, y + (looksUp ? -0.6 : 0.4), 0.8, 0.8), INK)
        .line(x - 4.8, y - 2.2, x - 1.4, y - 2, 0.9, HAIR);
    if (mouth > 0) {
      sheet.fill(disc(x - 3.6, y + 5.8, 1.3, 0.4 + 0.5 * mouth), SKIN_DARK);
    }
    if (hasPipe) {
      sheet
          .line(x - 4, y + 5.6, x - 9.6, y + 7, 1, WOOD_DARK)
          .fill(shape(x - 10, y + 4, "-1.4 0, 1.4 0, 1.2 4, -1.2 4"), WOOD);
    }
  }

  private static void arm(Layer sheet, int hand) {
    double ex = hand == 1 ? 18 : 20;
    double ey = hand == 1 ? 36 : 38;
    double hx = new double[] {22, 9, 18}[hand];
    double hy = new double[] {27, 34, 25}[hand];
    sheet
        .line(31, 28, ex + 6, ey, 5, JUMPER_DARK)
        .line(ex + 6, ey, hx + 1.6, hy + 1, 4.2, JUMPER)
        .line(ex + 5, ey - 1, hx + 1.6, hy, 1, JUMPER_LIGHT);
    sheet.fill(disc(hx, hy, 2.2, 2), SKIN).fill(disc(hx + 1, hy + 0.8, 1.2, 1), SKIN_SHADE);
  }
}
