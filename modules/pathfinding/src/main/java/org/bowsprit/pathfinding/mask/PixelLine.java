package org.bowsprit.pathfinding.mask;

/**
 * Follows the 4-connected line between two pixels (spec 08 §10.1). Every step goes to a pixel that
 * shares a side with the last one. If both candidates are equally near to the line, the step in x
 * comes first.
 *
 * <p>From (0,0) to (4,3): (0,0)(1,0)(1,1)(2,1)(2,2)(3,2)(3,3)(4,3). The line in the opposite
 * direction may differ.
 *
 * @since 1.0
 */
public final class PixelLine {

  // After i steps in x and j steps in y, the next step is in x if (1 + 2i)·ny ≤ (1 + 2j)·nx. Both
  // methods store the difference of the two sides. It stays between −2·nx and 2·ny, so no product
  // overflows.

  private PixelLine() {}

  /** Receives the pixels of a line one by one. */
  @FunctionalInterface
  public interface Visitor {

    /** Receives a pixel. Returns false to end the line. */
    boolean pixel(int x, int y);
  }

  /**
   * Visits the pixels of a line, including both ends. Returns whether the visitor accepted all of
   * them.
   */
  public static boolean walk(int ax, int ay, int bx, int by, Visitor visitor) {
    int stepsX = Math.abs(bx - ax);
    int stepsY = Math.abs(by - ay);
    int directionX = Integer.signum(bx - ax);
    int directionY = Integer.signum(by - ay);
    int x = ax;
    int y = ay;
    int difference = stepsY - stepsX;
    while (visitor.pixel(x, y)) {
      if (x == bx && y == by) {
        return true;
      }
      if (difference <= 0) {
        x += directionX;
        difference += 2 * stepsY;
      } else {
        y += directionY;
        difference -= 2 * stepsX;
      }
    }
    return false;
  }

  /** Returns whether all pixels of a line are set cells of a mask. */
  public static boolean isClear(Mask mask, int ax, int ay, int bx, int by) {
    if (!mask.isSet(ax, ay) || !mask.isSet(bx, by)) {
      return false;
    }
    int stepsX = Math.abs(bx - ax);
    int stepsY = Math.abs(by - ay);
    int directionX = Integer.signum(bx - ax);
    int directionY = Integer.signum(by - ay) * mask.width();
    // Both ends lie within the rectangle, so the whole line does, and an index identifies each of
    // its cells.
    int cell = mask.index(ax, ay);
    int stepsLeft = stepsX + stepsY;
    int difference = stepsY - stepsX;
    while (mask.isSet(cell)) {
      int clearSteps = mask.clearance(cell);
      if (clearSteps > stepsLeft) {
        return true;
      }
      stepsLeft -= clearSteps;
      for (; clearSteps > 0; clearSteps--) {
        if (difference <= 0) {
          cell += directionX;
          difference += 2 * stepsY;
        } else {
          cell += directionY;
          difference -= 2 * stepsX;
        }
      }
    }
    return false;
  }
}
