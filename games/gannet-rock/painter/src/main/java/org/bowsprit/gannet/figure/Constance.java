package org.bowsprit.gannet.figure;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import org.bowsprit.gannet.paint.Layer;

/**
 * Paints the packet boat Constance, which passes the rock. The middle of her waterline is at (56,
 * 58) of a 116 × 66 frame.
 */
public final class Constance {

  private static final int[] COLOURS = {
    0, 0x201C28, 0x33303A, 0x4A3A30, 0x7A4A34, 0x8A3A34, 0xC85A40, 0xE0C890, 0xFFD070, 0xD8C8A8,
    0xF0E4C8, 0xC8B89C, 0xB8A890, 0x8A8494, 0xB0AAB8, 0xE4ECE8
  };

  /** Returns the colours of the costume. Colour 0 is transparent. */
  public static int[] colours() {
    return COLOURS.clone();
  }

  /**
   * Returns one frame.
   *
   * @param smokeDrift the distance that the smoke has drifted, from 0 to 3
   */
  public Sprite frame(int smokeDrift) {
    Layer sheet = new Layer(116, 66);
    smoke(sheet, 56, 58, smokeDrift);
    return Sprite.of(boat(sheet, 56, 58), COLOURS);
  }

  private static void smoke(Layer sheet, double x, double y, int smokeDrift) {
    for (int i = 0; i < 7; i++) {
      double r = 2 + i * 0.9;
      double drift = i * 6.4 + smokeDrift * 1.6;
      sheet.fill(
          disc(
              x - 3 - drift,
              y - 31 - drift * 0.3 - Math.sin(i * 1.7 + smokeDrift) * 1.4,
              r * 1.3,
              r),
          i % 2 == 0 ? COLOURS[13] : COLOURS[14]);
    }
  }

  /** Paints a two-masted paddle packet, under steam and with a small sail. */
  private static Layer boat(Layer sheet, double x, double y) {
    sheet.fill(
        curve(x, y, "-42 -7, -36 -9, 0 -7, 40 -10, 46 -13, 40 -1, 34 3, -30 4, -38 0"), 0x2A2630);
    sheet
        .line(bent(x - 41, y - 7, x, y - 4, x + 44, y - 12), 1.1, 0xE8D8B8)
        .fill(curve(x, y, "-36 1, 0 3, 36 0, 32 4, -30 5"), 0x8A3A34);
    sheet
        .fill(box(x - 16, y - 14, 24, 8), 0xD8C8A8)
        .fill(shape(x, y, "-4 -14, -3 -27, 3 -27, 4 -14"), 0x33303A)
        .fill(box(x - 3.4, y - 26, 6.8, 3), 0xC85A40);
    for (int i = 0; i < 4; i++) {
      sheet.fill(disc(x - 12.6 + i * 6, y - 10, 1.2, 1.2), 0xFFD070);
    }
    sheet
        .fill(curve(x, y, "-8 2, -6 -7, 0 -9, 6 -7, 8 2"), 0x7A4A34)
        .line(curve(x, y, "-8 2, -6 -7, 0 -9, 6 -7, 8 2"), 0.8, 0xE0C890);
    sheet
        .line(x - 25, y - 7, x - 26, y - 42, 1.1, 0x4A3A30)
        .line(x + 25, y - 8, x + 25, y - 44, 1.1, 0x4A3A30)
        .line(x + 42, y - 11, x + 54, y - 17, 1, 0x4A3A30);
    sheet
        .blendAcross(shape(x, y, "26 -42, 53 -17, 27 -14"), x + 26, 0xF0E4C8, x + 50, 0xB8A890)
        .blendAcross(shape(x, y, "-25 -40, -24 -12, -43 -12"), x - 43, 0xC8B89C, x - 24, 0xF0E4C8);
    for (int i = 0; i < 22; i++) {
      sheet.line(
          x - 46 + i * 4.4, y + 3 + (i % 3), x - 43 + i * 4.4, y + 3.4 + (i % 3), 0.9, 0xE4ECE8);
    }
    return sheet;
  }
}
