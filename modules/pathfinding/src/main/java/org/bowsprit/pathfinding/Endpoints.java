package org.bowsprit.pathfinding;

import java.util.Optional;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The two ends of a walk after they have been moved onto the floor (spec 08 §8, steps 1 to 3).
 * Every router that searches the effective boxes computes them first.
 *
 * @param startBox the box of the start
 * @param goalBox the box of the target
 * @param target the raw target, clamped into {@code goalBox}
 * @since 1.0
 */
public record Endpoints(int startBox, int goalBox, Point target) {

  /**
   * Returns the route of a request that needs no search, with the reason {@link Reason#DIRECT},
   * {@link Reason#NO_EFFECTIVE_BOX} or {@link Reason#ALREADY_THERE}; empty if a search is needed.
   */
  public static Optional<Route> withoutSearch(Floor floor, RouteRequest request) {
    if (request.ignoreBoxes() || floor.isOpen()) {
      return Optional.of(Route.straight(request, Reason.DIRECT));
    }
    if (floor.effective().isEmpty()) {
      return Optional.of(Route.straight(request, Reason.NO_EFFECTIVE_BOX));
    }
    Point from = request.from();
    if (from.equals(request.to())) {
      int box = floor.effective().containing(from.x(), from.y());
      if (box != Route.NO_BOX) {
        int[] chain = {box};
        return Optional.of(new Route(from, new int[0], chain, Reason.ALREADY_THERE, from, box));
      }
    }
    return Optional.empty();
  }

  /** Resolves both ends to effective boxes. There must be at least one effective box. */
  public static Endpoints of(Floor floor, RouteRequest request) {
    Point from = request.from();
    Point to = request.to();
    int start = floor.effective().resolve(from.x(), from.y());
    int goal = floor.effective().resolve(to.x(), to.y());
    return new Endpoints(start, goal, clamp(floor, goal, to));
  }

  /**
   * Returns the point of a box that is nearest to another point, rounded to pixels (spec 08 §5.5).
   */
  public static Point clamp(Floor floor, int box, Point point) {
    long nearest = Outline.nearest(floor.box(box), point.x(), point.y());
    int x = PackedPoint.x(nearest);
    int y = PackedPoint.y(nearest);
    return x == point.x() && y == point.y() ? point : PackedPoint.toPoint(nearest);
  }
}
