package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.shape;

import java.awt.geom.QuadCurve2D;
import org.bowsprit.gannet.paint.Layer;

/** The storm lantern, wherever it hangs. */
final class Lanterns {

  private Lanterns() {}

  /** A lit lantern whose ring is at (x, y). */
  static Layer hanging(Layer sheet, double x, double y) {
    body(sheet, x, y, 0xFFE090);
    return sheet.fill(
        shape(x - 2, y + 8, x + 2, y + 8, x + 1.4, y + 13, x - 1.4, y + 13), 0xFFFBE0);
  }

  /** The same lantern, dark. */
  static Layer dark(Layer sheet, double x, double y) {
    return body(sheet, x, y, 0x5C6A70);
  }

  private static Layer body(Layer sheet, double x, double y, int glass) {
    sheet.line(new QuadCurve2D.Double(x - 4, y + 6, x, y - 5, x + 4, y + 6), 0.7, 0x3A3A40);
    sheet.fill(shape(x - 3, y + 6, x, y + 3, x + 3, y + 6), 0x3A3A42);
    sheet.fill(shape(x - 3.6, y + 6, x + 3.6, y + 6, x + 4.6, y + 14, x - 4.6, y + 14), glass);
    sheet.line(
        shape(x - 3.6, y + 6, x + 3.6, y + 6, x + 4.6, y + 14, x - 4.6, y + 14), 0.8, 0x2A2A2E);
    return sheet.fill(
        shape(x - 4.8, y + 14, x + 4.8, y + 14, x + 4, y + 17, x - 4, y + 17), 0x6A4A30);
  }
}
