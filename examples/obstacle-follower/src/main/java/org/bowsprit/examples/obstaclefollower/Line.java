package org.bowsprit.examples.obstaclefollower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;

/**
 * The straight line from start to target as pixels, each of which shares a side with the previous
 * one.
 */
final class Line {

  private final List<Point> points = new ArrayList<>();
  private final Map<Point, Integer> indexOf = new HashMap<>();

  Line(Point from, Point to) {
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

  int last() {
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
   * Returns the index of the last free pixel before the first blocked pixel. The search starts at
   * an index.
   */
  int lastFreeFrom(Mask mask, int index, Budget budget) {
    int at = index;
    while (at < last() && isFree(mask, at + 1) && budget.spend()) {
      at++;
    }
    return at;
  }

  /**
   * Returns whether a point is on the line beyond an index, and is the last point or followed by a
   * free pixel.
   */
  boolean isFreeAfter(Mask mask, Point point, int index) {
    int at = indexOf.getOrDefault(point, -1);
    return at > index && (at == last() || isFree(mask, at + 1));
  }

  private boolean isFree(Mask mask, int index) {
    return mask.isSet(points.get(index).x(), points.get(index).y());
  }
}
