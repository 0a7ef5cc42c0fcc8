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

/** Plans walks over the corners of one floor. */
final class VisibilityRouter implements PreparedRouter {

  private final Floor floor;
  private final Optional<CellMoves> moves;
  private final int[] corners;

  VisibilityRouter(Floor floor, Ground ground) {
    this.floor = floor;
    this.moves = ground.maskOf(floor).filter(mask -> mask.count() > 0).map(CellMoves::new);
    this.corners = moves.map(CellMoves::mask).map(Corners::of).orElse(new int[0]);
  }

  @Override
  public Route route(RouteRequest request) {
    return Endpoints.withoutSearch(floor, request).orElseGet(() -> plan(request));
  }

  private Route plan(RouteRequest request) {
    Endpoints ends = Endpoints.of(floor, request);
    return moves
        .map(cellMoves -> search(request, ends, cellMoves))
        .orElseGet(() -> routeWithoutWalk(request, ends, 0));
  }

  private Route search(RouteRequest request, Endpoints ends, CellMoves cellMoves) {
    Mask mask = cellMoves.mask();
    Point from = Endpoints.clamp(floor, ends.startBox(), request.from());
    int start = mask.nearest(from.x(), from.y());
    int goal = mask.nearest(ends.target().x(), ends.target().y());
    boolean isConnected = cellMoves.areConnected(start, goal);
    int end = isConnected ? goal : cellMoves.nearestConnected(start, mask.x(goal), mask.y(goal));
    CornerSearch search = new CornerSearch(mask, corners, request.limits());
    if (!search.search(point(mask, start), point(mask, end))) {
      return routeWithoutWalk(request, ends, search.checkedLines());
    }
    return new Route(
        request.from(),
        waypoints(search.path(), request.from()),
        boxes(search.path()),
        isConnected ? Reason.OK : Reason.UNREACHABLE,
        point(mask, goal),
        ends.goalBox(),
        new SearchEffort(search.checkedLines(), search.length()),
        request.debug() ? shapes(mask, search) : List.of());
  }

  /**
   * Returns a route for an actor that does not walk, because there is no bitmap or no path was
   * found within the limits.
   */
  private Route routeWithoutWalk(RouteRequest request, Endpoints ends, long checkedLines) {
    Point from = Endpoints.clamp(floor, ends.startBox(), request.from());
    return new Route(
        request.from(),
        new int[] {from.x(), from.y()},
        new int[] {ends.startBox()},
        Reason.LIMIT,
        ends.target(),
        ends.goalBox(),
        new SearchEffort(checkedLines, Double.NaN),
        List.of());
  }

  private static Point point(Mask mask, int cell) {
    return new Point(mask.x(cell), mask.y(cell));
  }

  /**
   * Returns the points of the path. The first point is omitted if the actor is already there,
   * unless it is the only point.
   */
  private static int[] waypoints(List<Point> path, Point from) {
    boolean startsAtActor = path.size() > 1 && path.get(0).equals(from);
    WaypointList waypoints = new WaypointList();
    path.stream().skip(startsAtActor ? 1 : 0).forEach(point -> waypoints.add(point.x(), point.y()));
    return waypoints.toArray();
  }

  private int[] boxes(List<Point> path) {
    BoxTrail trail = new BoxTrail(floor.effective());
    Point previous = path.get(0);
    trail.begin(previous.x(), previous.y());
    for (Point nextPoint : path.subList(1, path.size())) {
      trail.walk(previous.x(), previous.y(), nextPoint.x(), nextPoint.y());
      previous = nextPoint;
    }
    return trail.boxes();
  }

  private List<DebugShape> shapes(Mask mask, CornerSearch search) {
    BitSet cells = new BitSet(mask.size());
    IntStream.of(corners).forEach(cells::set);
    Point origin = new Point(mask.left(), mask.top());
    List<DebugShape> shapes = new ArrayList<>(search.usedLines());
    shapes.add(new DebugShape.Cells("corner", origin, mask.width(), mask.height(), cells));
    return shapes;
  }
}
