package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;

import java.awt.Shape;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Painting.Phase;

/** Light that moves: pixels for the lamp's cycled colours, and the phases that make them travel. */
final class Gleam {

  private static final int[] PATTERN = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};

  private Gleam() {}

  /** Every second pixel of a shape, so that what lies behind the light shows through it. */
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

  /** Bands {@code step} pixels a phase that go to the right, one melting into the next. */
  static Phase across(double step) {
    return (x, y) -> (int) Math.floor(x / step + melt(x, y));
  }

  /** Rings {@code step} pixels a phase that go outwards from (x0, y0). */
  static Phase outwards(double x0, double y0, double step) {
    return (x, y) -> (int) Math.floor(Math.hypot(x - x0, y - y0) / step + melt(x, y));
  }

  /** Tongues {@code step} pixels a phase that rise, each of {@code wide} pixels by itself. */
  static Phase upwards(double step, int wide) {
    return (x, y) -> (int) Math.floor(-y / step + Math.floorMod(x / wide * 5, 8) + melt(x, y));
  }

  private static double melt(int x, int y) {
    return PATTERN[(y & 3) * 4 + (x & 3)] / 16.0;
  }
}
