package org.bowsprit.render.pixel;

import org.bowsprit.render.Frame;

/**
 * Enlarges a picture to any size by repeating its pixels.
 *
 * <p>Device pixel (x,y) shows the game pixel {@link Viewport#screenX} and {@link Viewport#screenY}
 * name, so what is clicked is what is seen. The column table is reused while the size stays.
 *
 * @since 0.1
 */
public final class NearestScaler {

  private int[] columns = new int[0];

  /**
   * Writes the picture into part of an area.
   *
   * @param picture 320 × 200 packed colours
   * @param place where the picture goes; must lie inside the area
   * @param area the area's packed colours, row by row
   * @param areaWidth columns of the area
   */
  public void scale(int[] picture, Viewport place, int[] area, int areaWidth) {
    prepareColumns(place);
    int lastRow = -1;
    for (int y = 0; y < place.height(); y++) {
      int row = place.screenY(place.y() + y);
      int target = (place.y() + y) * areaWidth + place.x();
      if (row == lastRow) {
        System.arraycopy(area, target - areaWidth, area, target, place.width());
      } else {
        int source = row * Frame.WIDTH;
        for (int x = 0; x < place.width(); x++) {
          area[target + x] = picture[source + columns[x]];
        }
        lastRow = row;
      }
    }
  }

  private void prepareColumns(Viewport place) {
    if (columns.length == place.width()) {
      return;
    }
    columns = new int[place.width()];
    for (int x = 0; x < columns.length; x++) {
      columns[x] = place.screenX(place.x() + x);
    }
  }
}
