package org.bowsprit.router.geodesic;

import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Endpoints;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.FloorRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.WorkspacePool;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The geodesic router on one floor, graph profile: boxes are left and entered through doors only.
 */
final class GeodesicFloor implements FloorRouter {

  private final Floor floor;
  private final PortalGraph cells;
  private final WorkspacePool<Workspace> overCells;

  /** Made when first needed; threads may race, for graphs of the same floor are equal. */
  private volatile PortalGraph boxes;

  private final WorkspacePool<Workspace> overBoxes;

  GeodesicFloor(Floor floor) {
    this.floor = floor;
    this.cells = PortalGraph.ofCells(floor);
    this.overCells = new WorkspacePool<>(() -> new Workspace(floor, cells));
    this.overBoxes = new WorkspacePool<>(() -> new Workspace(floor, boxes()));
  }

  private PortalGraph boxes() {
    PortalGraph graph = boxes;
    if (graph == null) {
      graph = PortalGraph.ofBoxes(floor);
      boxes = graph;
    }
    return graph;
  }

  @Override
  public Route route(RouteRequest request) {
    return Endpoints.withoutSearch(floor, request).orElseGet(() -> search(request));
  }

  private Route search(RouteRequest request) {
    Endpoints ends = Endpoints.of(floor, request);
    WorkspacePool<Workspace> workspaces = workspaces(request.from(), ends.startBox());
    Workspace workspace = workspaces.take();
    try {
      int last = search(request, ends, workspace);
      if (last != Nodes.NONE) {
        return found(request, ends, workspace, last, Reason.OK, ends.target());
      }
      return approach(request, ends, workspace);
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  /** An actor beside the floor enters it by its own box, not by the whole of its cell. */
  private WorkspacePool<Workspace> workspaces(Point from, int startBox) {
    boolean onFloor = Outline.contains(floor.box(startBox), from.x(), from.y());
    return onFloor ? overCells : overBoxes;
  }

  private int search(RouteRequest request, Endpoints ends, Workspace workspace) {
    Point from = request.from();
    Point target = ends.target();
    TautSearch search = workspace.search;
    search.begin(from.x(), from.y(), target.x(), target.y());
    search.ends().addStart(ends.startBox());
    search.ends().addTarget(ends.goalBox());
    int count = floor.effective().containing(from.x(), from.y(), workspace.boxes);
    for (int i = 0; i < count; i++) {
      search.ends().addStart(workspace.boxes[i]);
    }
    count = floor.effective().containing(target.x(), target.y(), workspace.boxes);
    for (int i = 0; i < count; i++) {
      search.ends().addTarget(workspace.boxes[i]);
    }
    return search.run(request.limits());
  }

  /** No way, or no time: goes to the nearest place in a box that can be reached, or stays. */
  private Route approach(RouteRequest request, Endpoints ends, Workspace workspace) {
    TautSearch search = workspace.search;
    if (search.limited()) {
      return stay(request, ends, search);
    }
    Point nearest = null;
    int nearestBox = Route.NO_BOX;
    for (int box = 0; box < floor.boxCount(); box++) {
      if (floor.isEffective(box) && search.ends().isConnected(box)) {
        Point candidate = Endpoints.clamp(floor, box, request.to());
        if (nearest == null
            || candidate.squaredDistance(request.to()) < nearest.squaredDistance(request.to())) {
          nearest = candidate;
          nearestBox = box;
        }
      }
    }
    Endpoints reachable = new Endpoints(ends.startBox(), nearestBox, nearest);
    int last = search(request, reachable, workspace);
    return last == Nodes.NONE
        ? stay(request, ends, search)
        : found(request, ends, workspace, last, Reason.UNREACHABLE, nearest);
  }

  private Route stay(RouteRequest request, Endpoints ends, TautSearch search) {
    Point here = Endpoints.clamp(floor, ends.startBox(), request.from());
    return new Route(
        request.from(),
        new int[] {here.x(), here.y()},
        new int[] {ends.startBox()},
        search.limited() ? Reason.LIMIT : Reason.UNREACHABLE,
        ends.target(),
        ends.goalBox(),
        new SearchEffort(search.expanded(), Double.NaN),
        request.debug() ? portals() : List.of());
  }

  private Route found(
      RouteRequest request,
      Endpoints ends,
      Workspace workspace,
      int last,
      Reason reason,
      Point end) {
    workspace.path.read(last, end.x(), end.y());
    TautSearch search = workspace.search;
    return new Route(
        request.from(),
        workspace.path.waypoints(),
        workspace.path.boxes(),
        reason,
        ends.target(),
        ends.goalBox(),
        new SearchEffort(search.expanded(), search.length()),
        request.debug() ? portals() : List.of());
  }

  private List<DebugShape> portals() {
    return IntStream.range(0, cells.doors())
        .mapToObj(cells::opening)
        .distinct()
        .map(opening -> DebugShape.of("portal", opening))
        .toList();
  }

  /** What a search needs besides the graph. */
  private static final class Workspace {

    final TautSearch search;
    final TautPath path;
    final int[] boxes;

    Workspace(Floor floor, PortalGraph graph) {
      search = new TautSearch(graph);
      path = new TautPath(search);
      boxes = new int[floor.boxCount()];
    }
  }
}
