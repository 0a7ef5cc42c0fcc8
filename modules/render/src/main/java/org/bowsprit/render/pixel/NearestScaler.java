package org.bowsprit.render.pixel;

import org.bowsprit.render.Frame;

/**
 * Enlarges a picture to any size by repeating its pixels.
 *
 * <p>Device pixel (x,y) shows the game pixel given by {@link Viewport#screenX} and {@link
 * Viewport#screenY}, so that a click hits the visible pixel. The column table is reused while the
 * size is unchanged.
 *
 * @since 1.0
 */
public final class NearestScaler {

  private int[] columns = new int[0];

  /**
   * Writes the picture into part of an area.
   *
   * @param picture 320 × 200 packed colours
   * @param place the position of the picture, which must be inside the area
   * @param area the area's packed colours, row by row
   * @param areaWidth the number of columns of the area
   */
  public void scale(int[] picture, Viewport place, int[] area, int areaWidth) {
    scale(picture, place, area, areaWidth, 0, 0, Frame.WIDTH, Frame.HEIGHT);
  }

  /**
   * Writes a rectangle of the picture into part of an area.
   *
   * @param picture 320 × 200 packed colours
   * @param place the position of the whole picture, which must be inside the area
   * @param area the area's packed colours, row by row
   * @param areaWidth the number of columns of the area
   * @param left the first column of the picture, 0–320
   * @param top the first row, 0–200
   * @param right the first column to the right of the rectangle
   * @param bottom the first row below the rectangle
   */
  public void scale(
      int[] picture,
      Viewport place,
      int[] area,
      int areaWidth,
      int left,
      int top,
      int right,
      int bottom) {
    prepareColumns(place);
    int firstColumn = place.firstAreaX(left) - place.x();
    int width = place.firstAreaX(right) - place.x() - firstColumn;
    int lastRow = -1;
    for (int y = place.firstAreaY(top); y < place.firstAreaY(bottom); y++) {
      int row = place.screenY(y);
      int target = y * areaWidth + place.x() + firstColumn;
      if (row == lastRow) {
        System.arraycopy(area, target - areaWidth, area, target, width);
      } else {
        int source = row * Frame.WIDTH;
        for (int x = 0; x < width; x++) {
          area[target + x] = picture[source + columns[firstColumn + x]];
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
