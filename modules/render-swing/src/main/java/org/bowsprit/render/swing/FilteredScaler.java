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
      Viewport place,
      int[] area,
      int areaWidth,
      int left,
      int top,
      int right,
      int bottom) {
    for (int row = top; row < bottom; row++) {
      for (int column = left; column < right; column++) {
        neighbours.goTo(picture, column, row);
        filter.look(neighbours);
        draw(place, area, areaWidth, column, row);
      }
    }
  }

  private void draw(Viewport place, int[] area, int areaWidth, int column, int row) {
    double stepX = (double) Frame.WIDTH / place.width();
    double stepY = (double) Frame.HEIGHT / place.height();
    double softness = Math.max(stepX, stepY) / 2;
    int end = place.firstAreaX(column + 1);
    for (int y = place.firstAreaY(row); y < place.firstAreaY(row + 1); y++) {
      double below = (y - place.y() + 0.5) * stepY - row - 0.5;
      for (int x = place.firstAreaX(column); x < end; x++) {
        double beside = (x - place.x() + 0.5) * stepX - column - 0.5;
        area[y * areaWidth + x] = filter.at(beside, below, softness);
      }
    }
  }
}
