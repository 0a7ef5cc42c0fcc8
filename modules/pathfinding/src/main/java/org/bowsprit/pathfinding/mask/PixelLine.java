package org.bowsprit.pathfinding.mask;

/**
 * The 4-connected line between two pixels (spec 08 §10.1): every step goes to a pixel that shares a
 * side with the last, in x first where the line passes both alike.
 *
 * <p>From (0,0) to (4,3): (0,0)(1,0)(1,1)(2,1)(2,2)(3,2)(3,3)(4,3). The way back may be another.
 *
 * @since 1.0
 */
public final class PixelLine {

  private PixelLine() {}

  /** Takes the pixels of a line one by one. */
  @FunctionalInterface
  public interface Visitor {

    /** Takes a pixel; false ends the line. */
    boolean pixel(int x, int y);
  }

  /** Walks a line, both ends included; tells whether the visitor let it come to its end. */
  public static boolean walk(int ax, int ay, int bx, int by, Visitor visitor) {
    int nx = Math.abs(bx - ax);
    int ny = Math.abs(by - ay);
    int stepX = Integer.signum(bx - ax);
    int stepY = Integer.signum(by - ay);
    int i = 0;
    int j = 0;
    while (visitor.pixel(ax + i * stepX, ay + j * stepY)) {
      if (i == nx && j == ny) {
        return true;
      }
      if (stepsInX(i, nx, j, ny)) {
        i++;
      } else {
        j++;
      }
    }
    return false;
  }

  /** Tells whether a line lies wholly in the set cells of a mask. */
  public static boolean isClear(Mask mask, int ax, int ay, int bx, int by) {
    if (!mask.isSet(ax, ay) || !mask.isSet(bx, by)) {
      return false;
    }
    int nx = Math.abs(bx - ax);
    int ny = Math.abs(by - ay);
    int stepX = Integer.signum(bx - ax);
    int stepY = Integer.signum(by - ay) * mask.width();
    // Both ends lie within the rectangle, hence all of the line does, and an index tells its cells.
    int cell = mask.index(ax, ay);
    int i = 0;
    int j = 0;
    while (mask.isSet(cell)) {
      if (i == nx && j == ny) {
        return true;
      }
      if (stepsInX(i, nx, j, ny)) {
        i++;
        cell += stepX;
      } else {
        j++;
        cell += stepY;
      }
    }
    return false;
  }

  private static boolean stepsInX(int i, int nx, int j, int ny) {
    return j == ny || (i < nx && (1 + 2L * i) * ny <= (1 + 2L * j) * nx);
  }
}
