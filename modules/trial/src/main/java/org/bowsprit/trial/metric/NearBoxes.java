package org.bowsprit.trial.metric;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Finds whether a point is in or near any of a large number of boxes. */
final class NearBoxes {

  /**
   * The binary logarithm of a tile's width and height in pixels. Boxes are listed by the tiles that
   * they touch.
   */
  private static final int TILE_BITS = 4;

  private final double slack;
  private final Map<Long, List<WalkBox>> tiles = new HashMap<>();

  /**
   * Creates the index.
   *
   * @param boxes the boxes
   * @param slack the largest distance that counts as near, in pixels
   */
  NearBoxes(List<WalkBox> boxes, double slack) {
    this.slack = slack;
    for (WalkBox box : boxes) {
      for (int y = tile(box.minY() - slack); y <= tile(box.maxY() + slack); y++) {
        for (int x = tile(box.minX() - slack); x <= tile(box.maxX() + slack); x++) {
          tiles.computeIfAbsent(key(x, y), key -> new ArrayList<>()).add(box);
        }
      }
    }
  }

  private static int tile(double coordinate) {
    return (int) Math.floor(coordinate) >> TILE_BITS;
  }

  private static long key(int x, int y) {
    return ((long) y << Integer.SIZE) | (x & 0xFFFF_FFFFL);
  }

  /** Returns whether a point is in a box or near one. */
  boolean isNear(double x, double y) {
    for (WalkBox box : tiles.getOrDefault(key(tile(x), tile(y)), List.of())) {
      if (BoxDistance.isWithin(box, x, y, slack)) {
        return true;
      }
    }
    return false;
  }
}
