package org.bowsprit.gannet.figure;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;

import org.bowsprit.gannet.paint.Layer;

/**
 * Paints Nell Quill, who sits on a wall and swings her legs. She sits at (20, 32) of a 40 × 48
 * frame.
 */
public final class Nell {

  private static final int[] COLOURS = {
    0, 0x16141C, 0x5A2A1A, 0x9A4A28, 0xC87840, 0x2A4A3A, 0x3E6E50, 0x68987A, 0x8A4A34, 0xD09070,
    0xF6C8A4, 0x4A3E38, 0x7A6A5C, 0xE8E0CC, 0xC04840, 0x34404E
  };

  private static final int INK = COLOURS[1];
  private static final int HAIR_DARK = COLOURS[2];
  private static final int HAIR = COLOURS[3];
  private static final int HAIR_LIGHT = COLOURS[4];
  private static final int COAT_DARK = COLOURS[5];
  private static final int COAT = COLOURS[6];
  private static final int COAT_LIGHT = COLOURS[7];
  private static final int SKIN_DARK = COLOURS[8];
  private static final int SKIN_SHADE = COLOURS[9];
  private static final int SKIN = COLOURS[10];
  private static final int BOOT = COLOURS[11];
  private static final int BOOT_LIGHT = COLOURS[12];
  private static final int SOCK = COLOURS[13];
  private static final int RIBBON = COLOURS[14];
  private static final int SKIRT = COLOURS[15];

  /** Returns the colours of the costume. Colour 0 is transparent. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /**
   * Returns one frame.
   *
   * @param mouth the opening of her mouth, from 0 (shut) to 2 (wide)
   * @param swing the position of her legs, -1 to 1
   * @param turn the direction in which she looks: -1 at the sheep, 0 ahead, 1 at Wren
   * @param isCounting true if she counts on her fingers
   */
  public Sprite frame(int mouth, double swing, int turn, boolean isCounting) {
    Layer sheet = new Layer(40, 48);
    leg(sheet, 16.6, -Math.max(0, swing));
    leg(sheet, 23.4, Math.max(0, -swing));
    sheet.fill(curve("13 29, 27 29, 28.6 35, 20 37, 11.4 35"), SKIRT);
    sheet
        .fill(curve("14 21, 20 18.4, 26 21, 27.6 31, 20 33, 12.4 31"), COAT)
        .fill(curve("23.4 19.6, 26 21, 27.6 31, 23.6 32.4, 24 26"), COAT_DARK);
    sheet.line(15, 22, 14.4, 30, 1.2, COAT_LIGHT).line(20, 21, 20, 32, 0.7, COAT_DARK);
    for (double y = 23; y < 31; y += 3) {
      sheet.fill(disc(21.4, y, 0.7, 0.7), SOCK);
    }
    arms(sheet, isCounting);
    head(sheet, 20 + turn * 0.8, 12, mouth, turn);
    return Sprite.of(sheet, COLOURS);
  }

  private static void leg(Layer sheet, double x, double swing) {
    double foot = x + swing * 3;
    sheet
        .line(x, 34, foot, 40, 2.6, SKIN_SHADE)
        .line(x + (foot - x) * 0.6, 37.6, foot, 41, 2.8, SOCK);
    sheet
        .fill(curve(foot, 42, "-2.4 -1.4, 2 -1.4, 3.4 1, 3 2.6, -2.4 2.6"), BOOT)
        .line(foot - 2, 44.4, foot + 3, 44.4, 0.8, BOOT_LIGHT);
  }

  private static void arms(Layer sheet, boolean isCounting) {
    if (isCounting) {
      sheet
          .line(14, 22.6, 11.4, 26, 3.6, COAT)
          .line(11.4, 26, 16, 24.4, 3, COAT_LIGHT)
          .fill(disc(17.4, 24, 1.7, 1.6), SKIN);
      sheet
          .line(26, 22.6, 28.6, 26, 3.6, COAT_DARK)
          .line(28.6, 26, 22.6, 24, 3, COAT)
          .fill(disc(21.4, 23.4, 1.7, 1.6), SKIN)
          .line(21.4, 23, 21.2, 20.6, 0.9, SKIN);
    } else {
      sheet.line(14, 22.6, 10.8, 30, 3.6, COAT).fill(disc(10.4, 31.6, 1.8, 1.6), SKIN);
      sheet.line(26, 22.6, 29.2, 30, 3.6, COAT_DARK).fill(disc(29.6, 31.6, 1.8, 1.6), SKIN_SHADE);
    }
  }

  private static void head(Layer sheet, double x, double y, int mouth, int turn) {
    sheet
        .line(bent(x - 6, y + 2, x - 9, y + 6, x - 8, y + 11), 2.8, HAIR)
        .fill(disc(x - 8, y + 10, 1.6, 1.2), RIBBON);
    sheet
        .line(bent(x + 6, y + 2, x + 9, y + 6, x + 8, y + 11), 2.8, HAIR_DARK)
        .fill(disc(x + 8, y + 10, 1.6, 1.2), RIBBON);
    sheet.fill(curve(x, y, "-6.6 1, -6 -5, 0 -8, 6 -5, 6.6 1, 4 4, -4 4"), HAIR);
    sheet.fill(
        curve(x, y, "-5.6 -1.4, -2 -4, 3 -4, 5.6 -1.4, 5.4 3, 2.6 6.4, 0 7.2, -2.6 6.4, -5.4 3"),
        SKIN);
    sheet.fill(curve(x, y, "3.4 -3, 5.6 -1.4, 5.4 3, 2.6 6.4, 1.4 6.6, 3.6 2"), SKIN_SHADE);
    sheet.line(bent(x - 4.6, y - 5, x, y - 7.6, x + 3, y - 6), 1, HAIR_LIGHT);
    sheet
        .fill(disc(x - 2.2 + turn, y + 0.4, 0.8, 1), INK)
        .fill(disc(x + 2.2 + turn, y + 0.4, 0.8, 1), INK);
    sheet
        .fill(disc(x - 3.6, y + 2.6, 0.5, 0.5), SKIN_DARK)
        .fill(disc(x + 3.4, y + 2.8, 0.5, 0.5), SKIN_DARK)
        .fill(disc(x - 2, y + 3, 0.4, 0.4), SKIN_DARK);
    sheet
        .line(x - 3.4 + turn * 0.5, y - 1.6, x - 1.2 + turn * 0.5, y - 1.8, 0.6, HAIR_DARK)
        .line(x + 1.2 + turn * 0.5, y - 1.8, x + 3.4 + turn * 0.5, y - 1.4, 0.6, HAIR_DARK);
    if (mouth == 0) {
      sheet.line(x - 1.4 + turn * 0.6, y + 4.4, x + 1.6 + turn * 0.6, y + 4.2, 0.7, SKIN_DARK);
    } else {
      sheet.fill(disc(x + turn * 0.6, y + 4.6, 1.4, 0.4 + 0.5 * mouth), INK);
    }
  }
}
