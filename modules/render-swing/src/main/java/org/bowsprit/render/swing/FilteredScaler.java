package org.bowsprit.render.swing;

import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.Viewport;

/** Enlarges each pixel with a filter that looks at its neighbours. */
final class FilteredScaler implements RectangleScaler {

  private final PixelNeighbours neighbours = new PixelNeighbours();
  private final PixelFilter filter;

  FilteredScaler(PixelFilter filter) {
    this.filter = filter;
  }

  @Override
  public void scale(
      int[] picture,
      Viewport viewport,
      int[] area,
      int areaWidth,
      int left,
      int top,
      int right,
      int bottom) {
    for (int row = top; row < bottom; row++) {
      for (int column = left; column < right; column++) {
        neighbours.select(picture, column, row);
        filter.select(neighbours);
        draw(viewport, area, areaWidth, column, row);
      }
    }
  }

  private void draw(Viewport viewport, int[] area, int areaWidth, int column, int row) {
    double stepX = (double) Frame.WIDTH / viewport.width();
    double stepY = (double) Frame.HEIGHT / viewport.height();
    double softness = Math.max(stepX, stepY) / 2;
    int end = viewport.firstAreaX(column + 1);
    for (int y = viewport.firstAreaY(row); y < viewport.firstAreaY(row + 1); y++) {
      double offsetY = (y - viewport.y() + 0.5) * stepY - row - 0.5;
      for (int x = viewport.firstAreaX(column); x < end; x++) {
        double offsetX = (x - viewport.x() + 0.5) * stepX - column - 0.5;
        area[y * areaWidth + x] = filter.colourAt(offsetX, offsetY, softness);
      }
    }
  }
}
