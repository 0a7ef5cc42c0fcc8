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
   * Walk straight to the destination: this is the last leg.
   *
   * @param box the box being entered
   */
  record Straight(int box) implements Leg {}

  /**
   * Walk through these points; then the actor is in the box being entered, and the oracle is asked
   * again.
   *
   * @param box the box being entered
   * @param points one point, the crossing; two with {@code crossing=corridor}, the second being the
   *     crossing; copied
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

  /** There is no way: the actor stays in its box and the walk ends. */
  record Unreachable() implements Leg {}
}
