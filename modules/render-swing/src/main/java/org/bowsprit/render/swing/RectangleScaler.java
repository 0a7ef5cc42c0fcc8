package org.bowsprit.render.swing;

import org.bowsprit.render.pixel.Viewport;

/** Enlarges rectangles of the picture. */
@FunctionalInterface
interface RectangleScaler {

  /**
   * Writes a rectangle of the picture into part of an area.
   *
   * @param picture 320 × 200 packed colours
   * @param place the position of the whole picture; must lie inside the area
   * @param area the area's packed colours, row by row
   * @param areaWidth the number of columns of the area
   * @param right the first column of the picture to the right of the rectangle
   * @param bottom the first row of the picture below the rectangle
   */
  void scale(
      int[] picture,
      Viewport place,
      int[] area,
      int areaWidth,
      int left,
      int top,
      int right,
      int bottom);
}
