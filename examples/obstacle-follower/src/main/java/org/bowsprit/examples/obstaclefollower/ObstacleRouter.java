package org.bowsprit.examples.obstaclefollower;

import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.Endpoints;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.MaskPainter;

/** Plans walks on the bitmap of one floor. Every pixel that is not set is an obstacle. */
final class ObstacleRouter implements PreparedRouter {

  private final Floor floor;
  private final List<WallSide> sides;
  private final boolean smooth;
  private final Optional<Mask> mask;

  ObstacleRouter(Floor floor, List<WallSide> sides, boolean smooth) {
    this.floor = floor;
    this.sides = sides;
    this.smooth = smooth;
    List<WalkBox> visibleBoxes =
        floor.isOpen()
            ? List.of()
            : floor.boxes().stream().filter(box -> !box.invisible()).toList();
    this.mask = new MaskPainter(true).paint(visibleBoxes);
  }

  @Override
  public Route route(RouteRequest request) {
    return Endpoints.withoutSearch(floor, request).orElseGet(() -> walk(request));
  }

  private Route walk(RouteRequest request) {
    Endpoints ends = Endpoints.of(floor, request);
    Point from = Endpoints.clamp(floor, ends.startBox(), request.from());
    Budget budget = new Budget(request.limits());
    if (mask.isEmpty() || budget.isExhausted()) {
      int[] xy = {from.x(), from.y()};
      return new Route(request.from(), xy, new int[0], Reason.LIMIT, ends.target(), ends.goalBox());
    }
    Point start = nearestPixel(from);
    Point target = nearestPixel(ends.target());
    Walk walk = new Walk(mask.get(), sides, budget);
    walk.run(start, target);
    return route(request, ends, target, walk, budget);
  }

  private Point nearestPixel(Point point) {
    int nearest = mask.get().nearest(point.x(), point.y());
    return new Point(mask.get().x(nearest), mask.get().y(nearest));
  }

  private Route route(
      RouteRequest request, Endpoints ends, Point target, Walk walk, Budget budget) {
    WaypointList corners = Corners.of(walk.path(), request.from());
    if (smooth) {
      corners = Corners.withoutUnnecessary(mask.get(), corners, walk.path().get(0));
    }
    return new Route(
        request.from(),
        corners.toArray(),
        new int[0],
        reason(walk, budget),
        target,
        ends.goalBox(),
        new SearchEffort(budget.spentPixels(), Double.NaN),
        request.debug() ? walk.shapes() : List.of());
  }

  private static Reason reason(Walk walk, Budget budget) {
    if (walk.hasArrived()) {
      return Reason.OK;
    }
    return budget.isExhausted() ? Reason.LIMIT : Reason.UNREACHABLE;
  }
}
