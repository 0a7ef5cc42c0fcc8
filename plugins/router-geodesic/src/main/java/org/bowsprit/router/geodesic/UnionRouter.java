package org.bowsprit.router.geodesic;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Endpoints;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.WorkspacePool;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.BoxTrail;

/**
 * The geodesic router with the union profile, prepared for one floor. In this profile, the whole
 * area of every box is walkable.
 */
final class UnionRouter implements PreparedRouter {

  private final Floor floor;
  private final Hull[] hulls;
  private final SightLines sightLines;
  private final WorkspacePool<Workspace> workspaces;

  UnionRouter(Floor floor) {
    this.floor = floor;
    this.hulls = new Hull[floor.boxCount()];
    Arrays.setAll(hulls, id -> floor.isEffective(id) ? Hull.of(floor.box(id)) : null);
    this.sightLines = new SightLines(Arrays.stream(hulls).filter(hull -> hull != null).toList());
    this.workspaces =
        new WorkspacePool<>(
            () -> new Workspace(new UnionSearch(sightLines), new BoxTrail(floor.effective())));
  }

  @Override
  public Route route(RouteRequest request) {
    return Endpoints.withoutSearch(floor, request).orElseGet(() -> search(request));
  }

  private Route search(RouteRequest request) {
    Endpoints ends = Endpoints.of(floor, request);
    Workspace workspace = workspaces.take();
    try {
      if (searchPath(request, ends, workspace)) {
        return createRoute(request, ends, workspace, Reason.OK, ends.target());
      }
      if (!workspace.search.isLimited()) {
        Endpoints nearest = nearestReachableEnds(request, ends, workspace.search);
        if (searchPath(request, nearest, workspace)) {
          return createRoute(request, ends, workspace, Reason.UNREACHABLE, nearest.target());
        }
      }
      return routeToStart(request, ends, workspace.search);
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  private boolean searchPath(RouteRequest request, Endpoints ends, Workspace workspace) {
    double[] from = hulls[ends.startBox()].nearest(request.from().x(), request.from().y());
    double[] to = hulls[ends.goalBox()].nearest(ends.target().x(), ends.target().y());
    return workspace.search.run(from[0], from[1], to[0], to[1], request.limits());
  }

  /**
   * Returns the ends of a walk to the point nearest to the target in any box that the search has
   * reached.
   */
  private Endpoints nearestReachableEnds(RouteRequest request, Endpoints ends, UnionSearch search) {
    Point to = request.to();
    int nearestBox = ends.startBox();
    Point nearestPoint = Endpoints.clamp(floor, nearestBox, to);
    for (int box = 0; box < hulls.length; box++) {
      if (hulls[box] != null && search.hasReached(hulls[box].x()[0], hulls[box].y()[0])) {
        Point candidate = Endpoints.clamp(floor, box, to);
        if (candidate.squaredDistance(to) < nearestPoint.squaredDistance(to)) {
          nearestBox = box;
          nearestPoint = candidate;
        }
      }
    }
    return new Endpoints(ends.startBox(), nearestBox, nearestPoint);
  }

  private Route routeToStart(RouteRequest request, Endpoints ends, UnionSearch search) {
    Point position = Endpoints.clamp(floor, ends.startBox(), request.from());
    return new Route(
        request.from(),
        new int[] {position.x(), position.y()},
        new int[] {ends.startBox()},
        search.isLimited() ? Reason.LIMIT : Reason.UNREACHABLE,
        ends.target(),
        ends.goalBox(),
        new SearchEffort(search.testedLines(), Double.NaN),
        debugShapes(request));
  }

  private Route createRoute(
      RouteRequest request, Endpoints ends, Workspace workspace, Reason reason, Point end) {
    Point from = request.from();
    Point entry = Endpoints.clamp(floor, ends.startBox(), from);
    workspace.readPath(from, entry, end);
    return new Route(
        from,
        workspace.waypoints.toArray(),
        workspace.trail.boxes(),
        reason,
        ends.target(),
        ends.goalBox(),
        new SearchEffort(workspace.search.testedLines(), workspace.search.length()),
        debugShapes(request));
  }

  private List<DebugShape> debugShapes(RouteRequest request) {
    if (!request.debug()) {
      return List.of();
    }
    return Arrays.stream(hulls)
        .filter(hull -> hull != null)
        .<DebugShape>map(hull -> new DebugShape.Area("box", hull.corners()))
        .toList();
  }

  /** A search, the path that it found and the boxes that the path crosses. */
  private static final class Workspace {

    final UnionSearch search;
    final BoxTrail trail;
    final WaypointList waypoints = new WaypointList();

    Workspace(UnionSearch search, BoxTrail trail) {
      this.search = search;
      this.trail = trail;
    }

    /**
     * Reads the path that was found, from the point at which the actor enters the floor to the end
     * of the path.
     */
    void readPath(Point from, Point entry, Point end) {
      waypoints.clear();
      waypoints.add(end.x(), end.y());
      search.trace((x, y) -> waypoints.add((int) Math.floor(x + 0.5), (int) Math.floor(y + 0.5)));
      if (!entry.equals(from)) {
        waypoints.add(entry.x(), entry.y());
      }
      waypoints.reverse();
      waypoints.dropStraight(from.x(), from.y());
      trail.begin(entry.x(), entry.y());
      int x = entry.x();
      int y = entry.y();
      for (int i = 0; i < waypoints.size(); i++) {
        trail.walk(x, y, waypoints.x(i), waypoints.y(i));
        x = waypoints.x(i);
        y = waypoints.y(i);
      }
    }
  }
}
