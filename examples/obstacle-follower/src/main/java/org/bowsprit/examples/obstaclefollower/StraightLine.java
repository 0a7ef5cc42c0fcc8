package org.bowsprit.examples.obstaclefollower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;

/**
 * The pixels of the straight line from the start to the target. Each pixel shares a side with the
 * previous pixel.
 */
final class StraightLine {

  private final List<Point> points = new ArrayList<>();
  private final Map<Point, Integer> indexOf = new HashMap<>();

  StraightLine(Point from, Point to) {
    PixelLine.walk(
        from.x(),
        from.y(),
        to.x(),
        to.y(),
        (x, y) -> {
          Point point = new Point(x, y);
          indexOf.put(point, points.size());
          return points.add(point);
        });
  }

  Point point(int index) {
    return points.get(index);
  }

  int lastIndex() {
    return points.size() - 1;
  }

  int indexOf(Point point) {
    return indexOf.get(point);
  }

  /** Returns the heading from a pixel to the next one. The pixel must not be the last. */
  Heading heading(int index) {
    Point from = points.get(index);
    Point to = points.get(index + 1);
    return Heading.of(to.x() - from.x(), to.y() - from.y());
  }

  /**
   * Searches the line from {@code index} on. Returns the index of the last free pixel before the
   * first blocked pixel. The search also ends if the budget is exhausted.
   */
  int lastFreeIndex(Mask mask, int index, Budget budget) {
    int current = index;
    while (current < lastIndex() && isFree(mask, current + 1) && budget.spend()) {
      current++;
    }
    return current;
  }

  /**
   * Returns whether a point is on the line after {@code index}, and is the last point of the line
   * or is followed by a free pixel.
   */
  boolean isFreeAfter(Mask mask, Point point, int index) {
    int current = indexOf.getOrDefault(point, -1);
    return current > index && (current == lastIndex() || isFree(mask, current + 1));
  }

  private boolean isFree(Mask mask, int index) {
    return mask.isSet(points.get(index).x(), points.get(index).y());
  }
}
