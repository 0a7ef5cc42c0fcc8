package org.bowsprit.render.terminal;

import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.pixel.Viewport;

/**
 * Paints a picture into a terminal's cells in one style.
 *
 * <p>It assumes that cells are twice as high as wide. Positions are therefore in squares of one
 * column and half a row.
 */
final class CellPainter {

  private final DotScaler scaler = new DotScaler();
  private final Dithering dithering = new Dithering();
  private final CellStyle style;
  private final ColourDepth depth;
  private final CellGrid cells;
  private final Viewport viewport;
  private final int[] dots;

  CellPainter(
      CellStyle style, ColourDepth depth, CellGrid cells, CellArea area, DisplaySettings settings) {
    this.style = style;
    this.depth = depth;
    this.cells = cells;
    this.viewport =
        Viewport.in(area.columns(), area.rows() * 2, settings.aspect(), settings.fit())
            .shifted(area.column(), area.row() * 2);
    this.dots = new int[style.dotsAcross() * style.dotsDown()];
  }

  /** Returns the position of the picture, in squares. */
  Viewport viewport() {
    return viewport;
  }

  void paint(int[] picture) {
    int left = viewport.x() * style.dotsAcross();
    int top = viewport.y() * style.dotsDown() / 2;
    int width = viewport.width() * style.dotsAcross();
    int height = Math.max(1, viewport.height() * style.dotsDown() / 2);
    scaler.scale(picture, width, height);
    cells.clear(depth.quantise(0));
    int lastColumn = Math.min(cells.columns() - 1, (left + width - 1) / style.dotsAcross());
    int lastRow = Math.min(cells.rows() - 1, (top + height - 1) / style.dotsDown());
    for (int row = top / style.dotsDown(); row <= lastRow; row++) {
      for (int column = left / style.dotsAcross(); column <= lastColumn; column++) {
        collectDots(
            column * style.dotsAcross() - left, row * style.dotsDown() - top, width, height);
        style.paint(dots, depth, cells, row * cells.columns() + column);
      }
    }
  }

  private int displayed(int colour, int x, int y) {
    boolean isMixed = depth == ColourDepth.PALETTE && style.showsEveryDot();
    return isMixed ? dithering.colourAt(colour, x, y) : colour;
  }

  private void collectDots(int x, int y, int width, int height) {
    for (int i = 0; i < dots.length; i++) {
      int dotX = x + i % style.dotsAcross();
      int dotY = y + i / style.dotsAcross();
      boolean isInside = dotX >= 0 && dotX < width && dotY >= 0 && dotY < height;
      dots[i] = isInside ? displayed(scaler.dot(dotX, dotY), dotX, dotY) : 0;
    }
  }
}
