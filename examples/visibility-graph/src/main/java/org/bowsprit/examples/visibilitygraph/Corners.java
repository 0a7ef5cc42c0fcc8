package org.bowsprit.examples.visibilitygraph;

import java.util.stream.IntStream;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * Finds the pixels of a floor at convex corners of walls. Shortest paths turn only at such corners.
 */
final class Corners {

  private static final int[] OFFSETS = {-1, 1};

  private Corners() {}

  /** Returns the corners as cells of the mask, in ascending order. */
  static int[] of(Mask mask) {
    return IntStream.range(0, mask.size())
        .filter(cell -> mask.isSet(cell) && isCorner(mask, mask.x(cell), mask.y(cell)))
        .toArray();
  }

  private static boolean isCorner(Mask mask, int x, int y) {
    for (int dx : OFFSETS) {
      for (int dy : OFFSETS) {
        if (mask.isSet(x + dx, y) && mask.isSet(x, y + dy) && !mask.isSet(x + dx, y + dy)) {
          return true;
        }
      }
    }
    return false;
  }
}
