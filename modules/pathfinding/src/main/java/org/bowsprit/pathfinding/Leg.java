package org.bowsprit.pathfinding;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The result of a {@link LegOracle}.
 *
 * @since 1.0
 */
public sealed interface Leg {

  /**
   * The actor walks straight to the destination. This is the last leg.
   *
   * @param box the box that the actor enters
   */
  record Straight(int box) implements Leg {}

  /**
   * The actor walks through these points. Then it is in the entered box, and the oracle decides the
   * next leg.
   *
   * @param box the box that the actor enters
   * @param points the crossing; with {@code crossing=corridor}, two points of which the second is
   *     the crossing; copied
   */
  record Cross(int box, List<Point> points) implements Leg {

    /** Checks that the list is not empty. */
    public Cross {
      points = List.copyOf(points);
      if (points.isEmpty()) {
        throw new IllegalArgumentException("a crossing needs a point");
      }
    }

    /** Returns the last point, where the next box begins. */
    public Point crossing() {
      return points.get(points.size() - 1);
    }
  }

  /** No path exists. The actor stays in its box and the walk ends. */
  record Unreachable() implements Leg {}
}
