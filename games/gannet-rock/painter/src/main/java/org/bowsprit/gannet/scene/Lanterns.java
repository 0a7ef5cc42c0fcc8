package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.shape;

import org.bowsprit.gannet.paint.Layer;

/** Paints the storm lantern in all rooms where it hangs. */
final class Lanterns {

  private Lanterns() {}

  /** Paints a lit lantern whose ring is at (x, y). */
  static Layer hanging(Layer sheet, double x, double y) {
    body(sheet, x, y, 0xFFE090);
    return sheet.fill(shape(x, y, "-2 8, 2 8, 1.4 13, -1.4 13"), 0xFFFBE0);
  }

  /** Paints an unlit lantern whose ring is at (x, y). */
  static Layer dark(Layer sheet, double x, double y) {
    return body(sheet, x, y, 0x5C6A70);
  }

  private static Layer body(Layer sheet, double x, double y, int glass) {
    sheet.line(bent(x - 4, y + 6, x, y - 5, x + 4, y + 6), 0.7, 0x3A3A40);
    sheet.fill(shape(x, y, "-3 6, 0 3, 3 6"), 0x3A3A42);
    sheet.fill(shape(x, y, "-3.6 6, 3.6 6, 4.6 14, -4.6 14"), glass);
    sheet.line(shape(x, y, "-3.6 6, 3.6 6, 4.6 14, -4.6 14"), 0.8, 0x2A2A2E);
    return sheet.fill(shape(x, y, "-4.8 14, 4.8 14, 4 17, -4 17"), 0x6A4A30);
  }
}
