package org.bowsprit.gannet.figure;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import org.bowsprit.gannet.paint.Layer;

/**
 * Paints Orla Penhallow, who knits in her rocking chair with one foot in a bucket. The chair stands
 * at (30, 54) of a 60 × 58 frame.
 */
public final class Orla {

  private static final int[] COLOURS = {
    0, 0x181420, 0x4A2E1C, 0x7A4E2C, 0xA87444, 0x2C3A54, 0x46587C, 0x6A80A4, 0x8A5038, 0xC68860,
    0xECBC96, 0x9A9AA8, 0xE4E4EA, 0x6E2832, 0xB8B09C, 0x70747C
  };

  private static final int INK = COLOURS[1];
  private static final int WOOD_DARK = COLOURS[2];
  private static final int WOOD = COLOURS[3];
  private static final int WOOD_LIGHT = COLOURS[4];
  private static final int DRESS_DARK = COLOURS[5];
  private static final int DRESS = COLOURS[6];
  private static final int DRESS_LIGHT = COLOURS[7];
  private static final int SKIN_DARK = COLOURS[8];
  private static final int SKIN_SHADE = COLOURS[9];
  private static final int SKIN = COLOURS[10];
  private static final int HAIR_SHADE = COLOURS[11];
  private static final int HAIR = COLOURS[12];
  private static final int SHAWL = COLOURS[13];
  private static final int SOCK = COLOURS[14];
  private static final int TIN = COLOURS[15];

  /** Returns the colours of the costume. Colour 0 is transparent. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /**
   * Returns one frame.
   *
   * @param needlePosition the position of the needles, 0 to 3
   * @param mouth the opening of her mouth, from 0 (shut) to 2 (wide)
   * @param lookingUp true if she looks at Wren, false if she looks at her work
   * @param splash the position of the foot in the water, 0 or 1
   */
  public Sprite frame(int needlePosition, int mouth, boolean lookingUp, int splash) {
    Layer sheet = seated(mouth, lookingUp, splash, 0);
    hands(sheet, needlePosition);
    return Sprite.of(sheet, COLOURS);
  }

  /**
   * Returns a frame in which she stamps with the foot that is not in the bucket. {@code lift} is 1
   * if the foot is in the air.
   */
  public Sprite stamping(int lift) {
    Layer sheet = seated(lift, true, lift, lift);
    hands(sheet, 2);
    return Sprite.of(sheet, COLOURS);
  }

  /**
   * Returns a frame in which she pours tea.
   *
   * @param tilt the tilt of the pot: 0 if it is upright, 1 or 2 while tea flows
   */
  public Sprite pouring(int tilt) {
    Layer sheet = seated(0, tilt == 0, 0, 0);
    potAndCup(sheet, tilt);
    return Sprite.of(sheet, COLOURS);
  }

  private static Layer seated(int mouth, boolean lookingUp, int splash, int lift) {
    Layer sheet = new Layer(60, 58);
    chair(sheet);
    body(sheet);
    foot(sheet, splash);
    sheet.fill(curve(0, -3 * lift, "20 53, 24 51, 30 52.6, 30 55.4, 20 55.6"), WOOD_DARK);
    head(sheet, mouth, lookingUp);
    return sheet;
  }

  private static void chair(Layer sheet) {
    sheet.line(bent(12, 51, 30, 58, 46, 52), 1.6, WOOD_DARK);
    sheet
        .line(40, 10, 43, 52, 2.4, WOOD)
        .line(41, 10, 44, 52, 0.8, WOOD_LIGHT)
        .line(20, 38, 18, 53, 2, WOOD_DARK);
    for (int i = 0; i < 4; i++) {
      sheet.line(33, 14 + i * 6, 41, 13 + i * 6, 1.2, WOOD);
    }
    sheet.line(18, 40, 43, 40, 2.4, WOOD).line(22, 30, 40, 30, 1.8, WOOD_LIGHT);
  }

  private static void body(Layer sheet) {
    sheet.fill(curve("26 22, 32 19, 38 22, 40 32, 40 40, 26 40, 24 31"), DRESS);
    sheet.fill(curve("34 21, 38 22, 40 32, 40 40, 35 40, 36 30"), DRESS_DARK);
    sheet.fill(curve("40 34, 36 44, 22 52, 16 52, 15 44, 20 36, 30 34"), DRESS);
    sheet
        .fill(curve("18 40, 22 37, 28 38, 22 50, 16 51"), DRESS_LIGHT)
        .fill(curve("38 40, 36 46, 24 52, 28 45"), DRESS_DARK);
    sheet.fill(curve("24 22, 31 17.6, 39 22, 41 30, 36 33, 31 25, 27 31, 23 29"), SHAWL);
    sheet.line(25, 28, 27, 31.5, 0.7, INK).line(37, 31, 35, 34, 0.7, INK);
  }

  private static void foot(Layer sheet, int splash) {
    sheet.line(15, 46, 11, 50 - splash, 3, SKIN_SHADE);
    sheet
        .fill(shape("3 45, 17 45, 15.4 56, 4.6 56"), TIN)
        .fill(shape("12 45, 17 45, 15.4 56, 12 56"), INK);
    sheet.fill(disc(10, 45.2, 7, 1.7), HAIR_SHADE).fill(disc(10, 45.4, 5.6, 1.1), DRESS_LIGHT);
    sheet.line(12, 44 - splash, 10.4, 47, 2.6, SKIN);
    if (splash > 0) {
      sheet.fill(disc(6, 42.4, 0.8, 0.8), HAIR).fill(disc(15, 41.6, 0.8, 0.8), HAIR);
    }
  }

  private static void head(Layer sheet, int mouth, boolean looksUp) {
    double x = looksUp ? 29 : 28.4;
    double y = looksUp ? 10.6 : 12;
    sheet.fill(disc(x + 4.6, y - 6.8, 3.6, 3.2), HAIR_SHADE);
    sheet.fill(curve(x, y, "-5 -3, -1 -7, 5 -6, 7.4 0, 6 5, 2 7, -4 4"), HAIR);
    sheet.fill(curve(x, y, "3 -5, 7.2 -1, 6 5, 3 6.6"), HAIR_SHADE);
    sheet.fill(curve(x, y, "-5 -2, -1 -3.4, 2.6 -1.6, 3 3, 0.6 6.6, -3.4 6, -5 3, -6.6 1.4"), SKIN);
    sheet.fill(curve(x, y, "0.6 0.6, 3 1, 2.6 4, 0.4 6.6, -1 5"), SKIN_SHADE);
    sheet
        .line(disc(x - 2.4, y + 0.6, 1.7, 1.5), 0.6, INK)
        .fill(disc(x - 2.8, y + (looksUp ? 0.4 : 1), 0.7, 0.7), INK);
    if (mouth == 0) {
      sheet.line(x - 4.2, y + 4.2, x - 2, y + 4.4, 0.7, SKIN_DARK);
    } else {
      sheet.fill(disc(x - 3.2, y + 4.4, 1.2, 0.5 + 0.5 * mouth), SKIN_DARK);
    }
  }

  private static void hands(Layer sheet, int needlePosition) {
    double offset = new double[] {0, 1.1, 1.8, 0.9}[needlePosition];
    sheet
        .fill(box(17, 33, 5, 8), SOCK)
        .fill(curve("14 40, 18 38, 22 40, 21 44, 14 44"), SOCK)
        .line(17, 36, 22, 36, 0.9, SHAWL)
        .line(17, 38.6, 22, 38.6, 0.9, SHAWL);
    sheet
        .line(14 + offset, 27 + offset, 24, 34, 0.7, HAIR)
        .line(26 - offset, 26 + offset * 0.6, 17, 34, 0.7, HAIR_SHADE);
    sheet
        .line(34, 24, 31, 32, 4, DRESS_LIGHT)
        .line(31, 32, 25 - offset * 0.3, 33 - offset * 0.3, 3.6, DRESS_LIGHT);
    sheet
        .fill(disc(23.6 - offset * 0.3, 33 - offset * 0.4, 2, 1.8), SKIN)
        .fill(disc(17.6 + offset * 0.4, 32.4, 1.9, 1.7), SKIN_SHADE);
  }

  /**
   * Paints the knitting in her lap, a cup in the hand farther from the viewer and the pot in the
   * nearer hand.
   */
  private static void potAndCup(Layer sheet, int tilt) {
    double shift = tilt * 1.4;
    sheet
        .fill(curve("20 40, 24 38, 28 40, 27 43, 20 43"), SOCK)
        .line(20, 41.4, 27, 41.4, 0.8, SHAWL);
    sheet
        .line(26, 26, 21, 33, 3.4, DRESS_DARK)
        .fill(disc(16.6, 34.6, 1.8, 1.6), SKIN_SHADE)
        .line(20, 33.4, 17.4, 34.4, 3, DRESS_DARK);
    sheet.fill(shape("11.6 31.4, 17 31.4, 16.2 35.6, 12.4 35.6"), HAIR);
    sheet
        .fill(
            curve(0, -shift * 0.4, "19.4 25.4, 22 22.4, 27 22.4, 29.4 26, 27.4 29.6, 21.4 29.6"),
            TIN)
        .fill(disc(24.4, 22 - shift * 0.4, 1.4, 1), INK)
        .line(20, 26.6 - shift * 0.2, 15.4, 23.4 + shift, 1.8, TIN)
        .line(21.4, 24.8 - shift * 0.4, 23.6, 24 - shift * 0.4, 0.8, HAIR_SHADE);
    if (tilt > 0) {
      sheet.line(15, 24 + shift, 14.4 + 0.3 * tilt, 31.6, 1.1, WOOD_LIGHT);
    }
    sheet
        .line(34, 24, 33, 30, 4, DRESS_LIGHT)
        .line(33, 30, 30, 26.6 - shift * 0.4, 3.6, DRESS_LIGHT)
        .fill(disc(29.6, 26 - shift * 0.4, 2, 1.8), SKIN);
  }
}
