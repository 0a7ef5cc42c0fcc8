package org.bowsprit.gannet.figure;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import org.bowsprit.gannet.paint.Layer;

/**
 * Paints Perpetua Quill behind her counter, seen from the front. Her hidden feet are at (22, 64) of
 * a 44 × 66 frame.
 */
public final class Perpetua {

  private static final int[] COLOURS = {
    0, 0x18141E, 0x3A2230, 0x6A3A4C, 0x9A5A68, 0xC4C0B4, 0xECE8DC, 0x90908C, 0x8A4A38, 0xD08E70,
    0xF4C4A4, 0x4A3A34, 0x7A6254, 0xA88C74, 0xD8B060, 0xE07868
  };

  private static final int INK = COLOURS[1];
  private static final int DRESS_DARK = COLOURS[2];
  private static final int DRESS = COLOURS[3];
  private static final int DRESS_LIGHT = COLOURS[4];
  private static final int APRON_SHADE = COLOURS[5];
  private static final int APRON = COLOURS[6];
  private static final int PAPER_SHADE = COLOURS[7];
  private static final int SKIN_DARK = COLOURS[8];
  private static final int SKIN_SHADE = COLOURS[9];
  private static final int SKIN = COLOURS[10];
  private static final int HAIR_DARK = COLOURS[11];
  private static final int HAIR = COLOURS[12];
  private static final int HAIR_LIGHT = COLOURS[13];
  private static final int PENCIL = COLOURS[14];
  private static final int CHEEK = COLOURS[15];

  /** Returns the colours of the costume. Colour 0 is transparent. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /**
   * Returns one frame.
   *
   * @param mouth the opening of her mouth, from 0 (shut) to 2 (wide)
   * @param handAction the action of her hands: 0 if they are on the counter, 1 if they hold an
   *     envelope to the light, 2 if they write
   * @param lean her lean to the right, in pixels
   * @param hasEyesShut true if her eyes are shut
   */
  public Sprite frame(int mouth, int handAction, double lean, boolean hasEyesShut) {
    Layer sheet = new Layer(44, 66);
    sheet
        .fill(shape("10 44, 34 44, 37 64, 7 64"), DRESS_DARK)
        .fill(shape("13 44, 31 44, 33 64, 11 64"), APRON_SHADE);
    body(sheet, lean);
    head(sheet, 22 + lean, 17, mouth, handAction == 1, hasEyesShut);
    arms(sheet, handAction, lean);
    return Sprite.of(sheet, COLOURS);
  }

  private static void body(Layer sheet, double lean) {
    sheet.fill(curve(lean, 0, "10 32, 15 27.6, 29 27.6, 34 32, 36 44, 35 52, 9 52, 8 44"), DRESS);
    sheet.fill(curve(lean, 0, "29 28, 34 32, 36 44, 35 52, 30 52, 31 42"), DRESS_DARK);
    sheet.line(11.6 + lean, 33, 10.6 + lean, 46, 1.4, DRESS_LIGHT);
    sheet
        .fill(curve(lean, 0, "16 33, 28 33, 30 44, 30 53, 14 53, 14 44"), APRON)
        .fill(curve(lean, 0, "25 33, 28 33, 30 44, 30 53, 26 53"), APRON_SHADE);
    sheet
        .line(16.6 + lean, 33, 18 + lean, 27.6, 1.6, APRON)
        .line(27.4 + lean, 33, 26 + lean, 27.6, 1.6, APRON_SHADE);
    sheet.fill(disc(22 + lean, 29.6, 1.6, 1.6), PENCIL);
  }

  private static void head(
      Layer sheet, double x, double y, int mouth, boolean looksUp, boolean hasEyesShut) {
    sheet
        .fill(disc(x + 0.4, y - 11, 5, 4.4), HAIR)
        .fill(disc(x - 1, y - 12.4, 2.6, 1.6), HAIR_LIGHT);
    sheet
        .line(x - 7, y - 15, x + 5, y - 9, 1, PENCIL)
        .line(x + 8, y - 15, x - 3, y - 9.6, 1, PENCIL);
    sheet.fill(curve(x, y, "-8 0, -7 -6, 0 -9, 7 -6, 8 0, 6 4, -6 4"), HAIR);
    sheet.fill(curve(x, y, "3 -8, 7.4 -5, 8 0, 6 4, 5 -2"), HAIR_DARK);
    sheet.fill(
        curve(x, y, "-6.6 -2, -3 -5.4, 3 -5.4, 6.6 -2, 6.4 4, 3.4 8.6, 0 9.8, -3.4 8.6, -6.4 4"),
        SKIN);
    sheet.fill(curve(x, y, "3.6 -4, 6.6 -2, 6.4 4, 3.4 8.6, 1.6 9, 4 3"), SKIN_SHADE);
    sheet.fill(disc(x - 4, y + 3.4, 1.6, 1.2), CHEEK).fill(disc(x + 4, y + 3.4, 1.4, 1.1), CHEEK);
    double eyeOffset = looksUp ? -1.2 : 0;
    if (hasEyesShut) {
      sheet
          .line(x - 3.8, y + 0.4, x - 1.6, y + 0.4, 0.7, INK)
          .line(x + 1.6, y + 0.4, x + 3.8, y + 0.4, 0.7, INK);
    } else {
      sheet
          .fill(disc(x - 2.6, y + eyeOffset, 0.9, 1.1), INK)
          .fill(disc(x + 2.6, y + eyeOffset, 0.9, 1.1), INK);
    }
    sheet
        .line(bent(x - 4.4, y - 2.4, x - 2.8, y - 3.4, x - 1.2, y - 2.6), 0.7, HAIR_DARK)
        .line(bent(x + 1.2, y - 2.6, x + 2.8, y - 3.4, x + 4.4, y - 2.4), 0.7, HAIR_DARK);
    sheet.line(x, y + 1, x + 0.6, y + 3, 0.8, SKIN_SHADE);
    if (mouth == 0) {
      sheet.line(bent(x - 2, y + 5.6, x, y + 6.6, x + 2, y + 5.4), 0.8, SKIN_DARK);
    } else {
      sheet.fill(disc(x, y + 6, 1.8, 0.5 + 0.6 * mouth), SKIN_DARK);
    }
  }

  private static void arms(Layer sheet, int handAction, double lean) {
    if (handAction == 1) {
      sheet.line(11 + lean, 33, 8, 38, 4.8, DRESS).line(8, 38, 11, 22, 4, DRESS_LIGHT);
      sheet
          .fill(box(6, 10, 12, 8), APRON)
          .line(6, 10, 12, 14.4, 0.6, PAPER_SHADE)
          .line(18, 10, 12, 14.4, 0.6, PAPER_SHADE)
          .fill(disc(11.4, 19.6, 2.2, 2), SKIN);
    } else {
      sheet
          .line(11 + lean, 33, 7, 41, 4.8, DRESS)
          .line(7, 41, 13, 46, 4.2, DRESS_LIGHT)
          .fill(disc(14.4, 46.4, 2.3, 2), SKIN);
    }
    sheet.line(33 + lean, 33, 37, 41, 4.8, DRESS_DARK);
    double shift = handAction == 2 ? -3 : 0;
    sheet
        .line(37, 41, 31 + shift, 46, 4.2, DRESS)
        .fill(disc(29.6 + shift, 46.2, 2.3, 2), SKIN_SHADE);
    if (handAction == 2) {
      sheet.line(28 + shift, 47, 33 + shift, 40, 1, PENCIL);
    }
  }
}
