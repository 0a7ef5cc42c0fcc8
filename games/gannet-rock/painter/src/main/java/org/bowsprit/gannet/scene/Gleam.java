package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;

import java.awt.Shape;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Painting.Phase;

/**
 * Creates moving light: pixels for the lamp's cycled colours, and the phases that make the light
 * move.
 */
final class Gleam {

  private static final int[] PATTERN = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};

  private Gleam() {}

  /** Paints every second pixel of a shape, so that the picture behind the light remains visible. */
  static Layer veil(Layer sheet, Shape shape) {
    for (int y = 0; y < sheet.height(); y++) {
      for (int x = y & 1; x < sheet.width(); x += 2) {
        if (shape.contains(x + 0.5, y + 0.5)) {
          sheet.fill(box(x, y, 1, 1), 0xFFFFFF);
        }
      }
    }
    return sheet;
  }

  /**
   * Returns the phases of bands that move to the right and blend into each other. A phase is {@code
   * step} pixels wide.
   */
  static Phase across(double step) {
    return (x, y) -> (int) Math.floor(x / step + melt(x, y));
  }

  /**
   * Returns the phases of rings that move outwards from (x0, y0). A phase is {@code step} pixels
   * wide.
   */
  static Phase outwards(double x0, double y0, double step) {
    return (x, y) -> (int) Math.floor(Math.hypot(x - x0, y - y0) / step + melt(x, y));
  }

  /**
   * Returns the phases of tongues of flame that rise. A phase is {@code step} pixels high. Each
   * tongue is {@code wide} pixels wide and moves independently.
   */
  static Phase upwards(double step, int wide) {
    return (x, y) -> (int) Math.floor(-y / step + Math.floorMod(x / wide * 5, 8) + melt(x, y));
  }

  private static double melt(int x, int y) {
    return PATTERN[(y & 3) * 4 + (x & 3)] / 16.0;
  }
}
