package org.bowsprit.router.geodesic;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Endpoints;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.WorkspacePool;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The geodesic router, prepared for one floor. A path changes from one box to another only through
 * doors.
 */
final class GeodesicRouter implements PreparedRouter {

  private final Floor floor;
  private final PortalGraph graph;
  private final WorkspacePool<Workspace> workspaces;

  GeodesicRouter(Floor floor) {
    this.floor = floor;
    this.graph = new PortalGraph(floor);
    Landmarks landmarks = Landmarks.of(graph);
    this.workspaces = new WorkspacePool<>(() -> new Workspace(floor, graph, landmarks));
  }

  @Override
  public Route route(RouteRequest request) {
    return Endpoints.withoutSearch(floor, request).orElseGet(() -> search(request));
  }

  private Route search(RouteRequest request) {
    Workspace workspace = workspaces.take();
    try {
      workspace.search.setRecording(request.debug() && request.steps());
      return search(request, workspace);
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  private Route search(RouteRequest request, Workspace workspace) {
    Endpoints ends = workspace.findEndpoints(request);
    int lastNode = search(request, ends, workspace);
    if (lastNode != Nodes.NONE) {
      return createRoute(request, ends, workspace, lastNode, Reason.OK, ends.target());
    }
    return routeToNearest(request, ends, workspace);
  }

  private static int search(RouteRequest request, Endpoints ends, Workspace workspace) {
    Point from = request.from();
    TautSearch search = workspace.search;
    search.begin(from.x(), from.y(), ends.target().x(), ends.target().y());
    workspace.setEnds(ends);
    return search.run(request.limits());
  }

  /**
   * Returns the route for a target to which no path was found. The route ends at the nearest point
   * of a reachable box. If the search reached its limits, it ends at the actor's position.
   */
  private Route routeToNearest(RouteRequest request, Endpoints ends, Workspace workspace) {
    TautSearch search = workspace.search;
    if (search.isLimited()) {
      return routeToStart(request, ends, search);
    }
    Point nearestPoint = null;
    int nearestBox = Route.NO_BOX;
    for (int box = 0; box < floor.boxCount(); box++) {
      if (floor.isEffective(box) && search.ends().isConnected(box)) {
        Point candidate = Endpoints.clamp(floor, box, request.to());
        if (nearestPoint == null
            || candidate.squaredDistance(request.to())
                < nearestPoint.squaredDistance(request.to())) {
          nearestPoint = candidate;
          nearestBox = box;
        }
      }
    }
    Endpoints reachableEnds = new Endpoints(ends.startBox(), nearestBox, nearestPoint);
    int lastNode = search(request, reachableEnds, workspace);
    return lastNode == Nodes.NONE
        ? routeToStart(request, ends, search)
        : createRoute(request, ends, workspace, lastNode, Reason.UNREACHABLE, nearestPoint);
  }

  private Route routeToStart(RouteRequest request, Endpoints ends, TautSearch search) {
    Point position = Endpoints.clamp(floor, ends.startBox(), request.from());
    return new Route(
        request.from(),
        new int[] {position.x(), position.y()},
        new int[] {ends.startBox()},
        search.isLimited() ? Reason.LIMIT : Reason.UNREACHABLE,
        ends.target(),
        ends.goalBox(),
        effort(request, search, Double.NaN),
        debugShapes(request, search));
  }

  private Route createRoute(
      RouteRequest request,
      Endpoints ends,
      Workspace workspace,
      int lastNode,
      Reason reason,
      Point end) {
    workspace.path.readPath(lastNode, end.x(), end.y());
    TautSearch search = workspace.search;
    return new Route(
        request.from(),
        workspace.path.waypoints(),
        workspace.path.boxes(),
        reason,
        ends.target(),
        ends.goalBox(),
        effort(request, search, search.length()),
        debugShapes(request, search));
  }

  private static SearchEffort effort(RouteRequest request, TautSearch search, double length) {
    return new SearchEffort(
        search.expandedCount(),
        length,
        request.statistics() ? Optional.of(search.statistics()) : Optional.empty());
  }

  private List<DebugShape> debugShapes(RouteRequest request, TautSearch search) {
    return request.debug()
        ? Stream.concat(graph.openings().map(Opening::debugShape), search.recordedShapes().stream())
            .toList()
        : List.of();
  }

  /** The data that a search needs in addition to the graph. */
  private static final class Workspace {

    final TautSearch search;
    final TautPath path;
    private final Floor floor;
    private final int[] startBoxes;
    private final int[] targetBoxes;
    private int startCount;
    private int targetCount;
    private Point locatedTarget;

    Workspace(Floor floor, PortalGraph graph, Landmarks landmarks) {
      this.floor = floor;
      search = new TautSearch(graph, landmarks);
      path = new TautPath(search);
      startBoxes = new int[floor.boxCount()];
      targetBoxes = new int[floor.boxCount()];
    }

    /**
     * Finds the end points like {@link Endpoints#of}, and also finds the boxes that contain them.
     */
    Endpoints findEndpoints(RouteRequest request) {
      Point from = request.from();
      Point to = request.to();
      startCount = floor.effective().containing(from.x(), from.y(), startBoxes);
      locateTarget(to);
      int startBox = startCount > 0 ? startBoxes[0] : floor.effective().resolve(from.x(), from.y());
      if (targetCount > 0) {
        return new Endpoints(startBox, targetBoxes[0], to);
      }
      int targetBox = floor.effective().resolve(to.x(), to.y());
      return new Endpoints(startBox, targetBox, Endpoints.clamp(floor, targetBox, to));
    }

    /** Finds the boxes that contain the target. */
    private void locateTarget(Point target) {
      locatedTarget = target;
      targetCount = floor.effective().containing(target.x(), target.y(), targetBoxes);
    }

    /** Sets the boxes in which the search may start and end. */
    void setEnds(Endpoints ends) {
      if (!ends.target().equals(locatedTarget)) {
        locateTarget(ends.target());
      }
      EndFaces endFaces = search.ends();
      endFaces.addStart(ends.startBox());
      if (startCount == 0) {
        endFaces.markStartOutside();
      }
      for (int i = 0; i < startCount; i++) {
        endFaces.addStart(startBoxes[i]);
      }
      endFaces.addTarget(ends.goalBox());
      for (int i = 0; i < targetCount; i++) {
        endFaces.addTarget(targetBoxes[i]);
      }
    }
  }
}
