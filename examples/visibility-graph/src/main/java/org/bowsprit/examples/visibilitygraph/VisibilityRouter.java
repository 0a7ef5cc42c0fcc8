package org.bowsprit.examples.visibilitygraph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Endpoints;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.BoxTrail;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.Mask;

/** Plans walks on one floor over its corners. */
final class VisibilityRouter implements PreparedRouter {

  private final Floor floor;
  private final Optional<CellMoves> moves;
  private final int[] corners;

  VisibilityRouter(Floor floor, Ground ground) {
    this.floor = floor;
    this.moves = ground.of(floor).filter(mask -> mask.count() > 0).map(CellMoves::new);
    this.corners = moves.map(CellMoves::mask).map(Corners::of).orElse(new int[0]);
  }

  @Override
  public Route route(RouteRequest request) {
    return Endpoints.withoutSearch(floor, request).orElseGet(() -> planned(request));
  }

  private Route planned(RouteRequest request) {
    Endpoints ends = Endpoints.of(floor, request);
    return moves
        .map(there -> searched(request, ends, there))
        .orElseGet(() -> staying(request, ends, 0));
  }

  private Route searched(RouteRequest request, Endpoints ends, CellMoves there) {
    Mask mask = there.mask();
    Point here = Endpoints.clamp(floor, ends.startBox(), request.from());
    int start = mask.nearest(here.x(), here.y());
    int goal = mask.nearest(ends.target().x(), ends.target().y());
    boolean isConnected = there.areConnected(start, goal);
    int end = isConnected ? goal : there.nearestConnected(start, mask.x(goal), mask.y(goal));
    CornerSearch search = new CornerSearch(mask, corners, request.limits());
    if (!search.search(point(mask, start), point(mask, end))) {
      return staying(request, ends, search.looked());
    }
    return new Route(
        request.from(),
        waypoints(search.way(), request.from()),
        boxes(search.way()),
        isConnected ? Reason.OK : Reason.UNREACHABLE,
        point(mask, goal),
        ends.goalBox(),
        new SearchEffort(search.looked(), search.length()),
        request.debug() ? shapes(mask, search) : List.of());
  }

  /**
   * Returns a route on which the actor stays, because there is no bitmap or no path was found
   * within the limits.
   */
  private Route staying(RouteRequest request, Endpoints ends, long looked) {
    Point here = Endpoints.clamp(floor, ends.startBox(), request.from());
    return new Route(
        request.from(),
        new int[] {here.x(), here.y()},
        new int[] {ends.startBox()},
        Reason.LIMIT,
        ends.target(),
        ends.goalBox(),
        new SearchEffort(looked, Double.NaN),
        List.of());
  }

  private static Point point(Mask mask, int cell) {
    return new Point(mask.x(cell), mask.y(cell));
  }

  /**
   * Returns the points of the path. The first point is left out if the actor is there and there is
   * another point.
   */
  private static int[] waypoints(List<Point> way, Point from) {
    boolean standsThere = way.size() > 1 && way.get(0).equals(from);
    WaypointList waypoints = new WaypointList();
    way.stream().skip(standsThere ? 1 : 0).forEach(point -> waypoints.add(point.x(), point.y()));
    return waypoints.toArray();
  }

  private int[] boxes(List<Point> way) {
    BoxTrail trail = new BoxTrail(floor.effective());
    Point last = way.get(0);
    trail.begin(last.x(), last.y());
    for (Point next : way.subList(1, way.size())) {
      trail.walk(last.x(), last.y(), next.x(), next.y());
      last = next;
    }
    return trail.boxes();
  }

  private List<DebugShape> shapes(Mask mask, CornerSearch search) {
    BitSet cells = new BitSet(mask.size());
    IntStream.of(corners).forEach(cells::set);
    Point origin = new Point(mask.left(), mask.top());
    List<DebugShape> shapes = new ArrayList<>(search.sights());
    shapes.add(new DebugShape.Cells("corner", origin, mask.width(), mask.height(), cells));
    return shapes;
  }
}
