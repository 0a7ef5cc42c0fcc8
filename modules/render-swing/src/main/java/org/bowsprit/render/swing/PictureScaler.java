package org.bowsprit.render.swing;

import java.util.List;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.NearestScaler;
import org.bowsprit.render.pixel.Viewport;

/** Enlarges rectangles of the picture with the chosen filter. */
final class PictureScaler {

  private static final String SMOOTH = "smooth";
  private static final String HQ = "hq";

  /** The available filters. */
  static final List<String> FILTERS = List.of(DisplaySettings.NEAREST, SMOOTH, HQ);

  private final NearestScaler nearest = new NearestScaler();
  private final PixelNeighbours neighbours = new PixelNeighbours();
  private PixelFilter filter;

  /** Chooses a filter; an unknown one means the plain one. */
  void use(String id) {
    filter =
        switch (id) {
          case SMOOTH -> new SmoothFilter();
          case HQ -> new SoftAreaFilter();
          default -> null;
        };
  }

  /** Returns how many pixels around a changed pixel also change their look. */
  int reach() {
    return filter == null ? 0 : PixelFilter.REACH;
  }

  /**
   * Writes a rectangle of the picture into part of an area.
   *
   * @param picture 320 × 200 packed colours
   * @param place the position of the whole picture; must lie inside the area
   * @param area the area's packed colours, row by row
   * @param areaWidth columns of the area
   * @param right first column of the picture beyond
   * @param bottom first row of the picture beyond
   */
  void scale(
      int[] picture,
      Viewport place,
      int[] area,
      int areaWidth,
      int left,
      int top,
      int right,
      int bottom) {
    if (filter == null) {
      nearest.scale(picture, place, area, areaWidth, left, top, right, bottom);
      return;
    }
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
