package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.disc;

import java.awt.Shape;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Painting;

/**
 * The light of a distant tower, which decreases with the distance from the lamp.
 *
 * @param shape the lit area on both sides
 * @param x the lamp's column
 * @param y the lamp's row
 * @param reach the range of the light in pixels
 */
record Beam(Shape shape, double x, double y, double reach) {

  private static final int RINGS = 24;

  /**
   * Adds the light to a painting, and its moving pixels, which form rings. A phase of the rings is
   * {@code ring} pixels wide.
   */
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
    return sheet.keepInside(cone);
  }

  /**
   * Selects some pixels of the beam: every second pixel at the lamp, fewer at a distance, and none
   * beyond about half of the range.
   */
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

  /**
   * Returns numbers from 0 to 1 that differ strongly between neighbours, so that selected pixels
   * form no visible pattern.
   */
  private static double scatter(int column, int row) {
    return fraction(52.9829189 * fraction(0.06711056 * column + 0.00583715 * row));
  }

  private static double fraction(double number) {
    return number - Math.floor(number);
  }
}
