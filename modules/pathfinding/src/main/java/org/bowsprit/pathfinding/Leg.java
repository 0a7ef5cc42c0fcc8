package org.bowsprit.pathfinding;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * A {@link LegOracle}'s answer.
 *
 * @since 1.0
 */
public sealed interface Leg {

  /**
   * Walk straight to the destination: this is the last leg.
   *
   * @param box the box being entered
   */
  record Straight(int box) implements Leg {}

  /**
   * Walk over these points, then count as standing in the box being entered and ask again.
   *
   * @param box the box being entered
   * @param points one point, the crossing; two with {@code crossing=corridor}, the second being the
   *     crossing; copied
   */
  record Cross(int box, List<Point> points) implements Leg {

    /** Rejects an empty list. */
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

  /** Nothing leads on: the actor stays in its box and the walk ends. */
  record Unreachable() implements Leg {}
}
