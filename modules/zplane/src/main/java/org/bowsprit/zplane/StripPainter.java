package org.bowsprit.zplane;

import org.bowsprit.format.image.Strip;

/** Paints strips onto a surface, even if they extend beyond its upper or lower edge. */
final class StripPainter {

  private StripPainter() {}

  /**
   * Paints the part of a strip within a range of rows.
   *
   * @param x the left edge of the strip; a strip that is not completely between the left and right
   *     edge of the surface is not painted
   * @param top first row of the picture; may be negative
   * @param rows height of the picture
   * @param first the first row to paint
   * @param end the row after the last to paint
   * @param transparent the colour that is not drawn in a strip with transparent pixels
   * @param scratch a buffer for the strip's pixels
   */
  static void paint(
      Strip strip,
      Surface target,
      int x,
      int top,
      int rows,
      int first,
      int end,
      int transparent,
      byte[] scratch) {
    if (x < 0 || x + Strip.WIDTH > target.width()) {
      return;
    }
    int width = target.width();
    target.markChanged(x, Math.max(first, top), x + Strip.WIDTH, Math.min(end, top + rows));
    if (top >= first && top + rows <= end) {
      strip.decode(rows, transparent, target.pixels(), top * width + x, width);
      return;
    }
    int from = Math.max(first, top);
    int to = Math.min(end, top + rows);
    copy(
        target.pixels(),
        from * width + x,
        width,
        scratch,
        (from - top) * Strip.WIDTH,
        Strip.WIDTH,
        to - from);
    strip.decode(rows, transparent, scratch, 0, Strip.WIDTH);
    copy(
        scratch,
        (from - top) * Strip.WIDTH,
        Strip.WIDTH,
        target.pixels(),
        from * width + x,
        width,
        to - from);
  }

  private static void copy(
      byte[] from,
      int fromOffset,
      int fromStride,
      byte[] to,
      int toOffset,
      int toStride,
      int rows) {
    for (int row = 0; row < rows; row++) {
      System.arraycopy(
          from, fromOffset + row * fromStride, to, toOffset + row * toStride, Strip.WIDTH);
    }
  }
}
