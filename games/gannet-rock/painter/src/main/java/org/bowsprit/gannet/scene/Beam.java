package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.disc;

import java.awt.Shape;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Painting;

/**
 * The light of a tower seen from afar, which falls off with the distance from the lamp.
 *
 * @param shape what it lights, to both sides
 * @param x the lamp's column
 * @param y the lamp's row
 * @param reach how far the light reaches, in pixels
 */
record Beam(Shape shape, double x, double y, double reach) {

  private static final int RINGS = 24;

  /** Lays the light over a painting, and the pixels that move in it, in rings of a width. */
  void shineOn(Painting painting, int colour, double ring) {
    painting.lay(glow(painting.sheet(), colour));
    painting.shimmer(pixels(painting.sheet()), GamePalette.LAMP, Gleam.outwards(x, y, ring));
  }

  private Layer glow(Layer sheet, int colour) {
    Layer cone = new Layer(sheet.width(), sheet.height()).fill(shape, 0xFFFFFF);
    for (int i = RINGS; i > 0; i--) {
      double radius = reach * i / RINGS;
      sheet.glaze(disc(x, y, radius, radius), colour, 0.9 / RINGS);
    }
    return sheet.inside(cone);
  }

  /** A part of its pixels: every second one at the lamp, fewer the farther off, none half way. */
  private Layer pixels(Layer sheet) {
    for (int row = 0; row < sheet.height(); row++) {
      for (int column = 0; column < sheet.width(); column++) {
        double left = Math.max(0, 1 - Math.hypot(column - x, row - y) / reach);
        double part = (5 * left * left - 1) / 8;
        if (scatter(column, row) < part && shape.contains(column + 0.5, row + 0.5)) {
          sheet.fill(box(column, row, 1, 1), 0xFFFFFF);
        }
      }
    }
    return sheet;
  }

  /** Numbers from 0 to 1, near ones far apart: a part of the pixels has no pattern with edges. */
  private static double scatter(int column, int row) {
    return fraction(52.9829189 * fraction(0.06711056 * column + 0.00583715 * row));
  }

  private static double fraction(double number) {
    return number - Math.floor(number);
  }
}
