package org.bowsprit.pathfinding.mask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Endpoints;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.WorkspacePool;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.service.Option;

/**
 * Plans walks on one floor for all raster routers, which differ only in their search. Paints the
 * mask, moves both ends onto set cells, lists the boxes under the path, and returns a route even if
 * there is no path (spec 08 §10).
 *
 * <p>The ends of a walk are resolved and clamped as in {@code box-graph}. If the cell of a clamped
 * point is clear, the point moves to the nearest set cell, which becomes the target. If the target
 * cannot be reached by moves between cells, the path ends at the nearest reachable cell ({@link
 * Reason#UNREACHABLE}). If the boxes are too far apart for a mask ({@link MaskPainter#MAX_CELLS})
 * or the search reaches its limits, the path ends at the actor's position ({@link Reason#LIMIT}).
 *
 * @since 1.0
 */
public final class RasterRouter implements PreparedRouter {

  /** The key of {@link #outlineOption}. */
  public static final String OUTLINE = "outline";

  private final Floor floor;
  private final Lattice lattice;
  private final CellMoves moves;
  private final WorkspacePool<Workspace> workspaces;

  /**
   * Prepares a floor.
   *
   * @param floor the floor
   * @param outlines true if the mask includes the outlines of the boxes
   * @param search creates a search over the cells of the mask
   */
  public RasterRouter(
      Floor floor, boolean outlines, Function<CellMoves, ? extends CellSearch> search) {
    this.floor = floor;
    this.lattice = floor.lattice();
    List<WalkBox> effective =
        floor.isOpen()
            ? List.of()
            : floor.boxes().stream().filter(box -> !box.invisible()).toList();
    Optional<Mask> mask = new MaskPainter(outlines, lattice).paint(effective);
    this.moves = mask.map(CellMoves::new).orElse(null);
    this.workspaces =
        new WorkspacePool<>(
            () -> new Workspace(search.apply(moves), new BoxTrail(floor.effective()), lattice));
  }

  /**
   * Returns the option that selects whether the mask includes outlines. Every raster router should
   * offer this option.
   */
  public static Option outlineOption() {
    return Option.flag(
        OUTLINE, "Draws the edges of boxes too, so that diagonal line boxes have no holes.", true);
  }

  @Override
  public Route route(RouteRequest request) {
    return Endpoints.withoutSearch(floor, request).orElseGet(() -> search(request));
  }

  private Route search(RouteRequest request) {
    Endpoints ends = Endpoints.of(floor, request);
    if (moves == null) {
      return routeToStart(request, ends, new SearchEffort(0, Double.NaN), List.of());
    }
    Point from = Endpoints.clamp(floor, ends.startBox(), request.from());
    Mask mask = moves.mask();
    int start = nearestCell(from);
    int goal = nearestCell(ends.target());
    if (start == Mask.NONE) {
      return routeToStart(request, ends, new SearchEffort(0, Double.NaN), List.of());
    }
    boolean isConnected = moves.areConnected(start, goal);
    int end = isConnected ? goal : moves.nearestConnected(start, mask.x(goal), mask.y(goal));
    Workspace workspace = workspaces.take();
    Optional<SearchRecorder> recorder =
        request.debug() && request.steps()
            ? Optional.of(new SearchRecorder(workspace.search.openedName(), mask, lattice))
            : Optional.empty();
    try {
      workspace.path.clear();
      workspace.search.watch(recorder.map(CellWatcher.class::cast));
      if (!workspace.search.search(start, end, request.limits(), workspace.path)) {
        return routeToStart(request, ends, workspace.effort(request), steps(recorder));
      }
      workspace.findBoxes(mask);
      return new Route(
          request.from(),
          workspace.waypoints(mask, request.from()),
          workspace.trail.boxes(),
          isConnected ? Reason.OK : Reason.UNREACHABLE,
          new Point(lattice.x(mask.x(goal)), lattice.y(mask.y(goal))),
          ends.goalBox(),
          workspace.effort(request),
          debugShapes(request, steps(recorder)));
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  private int nearestCell(Point point) {
    return moves.mask().nearest(lattice.column(point.x()), lattice.row(point.y()));
  }

  private Route routeToStart(
      RouteRequest request, Endpoints ends, SearchEffort effort, List<DebugShape> steps) {
    Point position = Endpoints.clamp(floor, ends.startBox(), request.from());
    return new Route(
        request.from(),
        new int[] {position.x(), position.y()},
        new int[] {ends.startBox()},
        Reason.LIMIT,
        ends.target(),
        ends.goalBox(),
        effort,
        debugShapes(request, steps));
  }

  private static List<DebugShape> steps(Optional<SearchRecorder> recorder) {
    return recorder.map(SearchRecorder::steps).orElse(List.of());
  }

  /**
   * Returns the mask, followed by the steps. The mask of a map is left out, because maps are shown
   * unchanged.
   */
  private List<DebugShape> debugShapes(RouteRequest request, List<DebugShape> steps) {
    if (!request.debug() || moves == null || lattice.pitch() > 1) {
      return steps;
    }
    Mask mask = moves.mask();
    Point origin = new Point(lattice.x(mask.left()), lattice.y(mask.top()));
    List<DebugShape> shapes = new ArrayList<>();
    shapes.add(new DebugShape.Cells("mask", origin, mask.width(), mask.height(), mask.toBitSet()));
    shapes.addAll(steps);
    return shapes;
  }

  /** A search and its latest path. */
  private static final class Workspace {

    final CellSearch search;
    final CellPath path = new CellPath();
    final BoxTrail trail;
    private final Lattice lattice;

    Workspace(CellSearch search, BoxTrail trail, Lattice lattice) {
      this.search = search;
      this.trail = trail;
      this.lattice = lattice;
    }

    SearchEffort effort(RouteRequest request) {
      return new SearchEffort(
          search.expanded(),
          search.cost(),
          request.statistics() ? search.statistics() : Optional.empty());
    }

    /**
     * Returns the cells of the path as room pixels. Omits the first cell if the actor is already
     * there.
     */
    int[] waypoints(Mask mask, Point from) {
      int first = path.cell(0);
      boolean isAtFirstCell =
          lattice.x(mask.x(first)) == from.x() && lattice.y(mask.y(first)) == from.y();
      int skippedCells = isAtFirstCell && path.size() > 1 ? 1 : 0;
      int[] xy = new int[2 * (path.size() - skippedCells)];
      for (int i = skippedCells; i < path.size(); i++) {
        xy[2 * (i - skippedCells)] = lattice.x(mask.x(path.cell(i)));
        xy[2 * (i - skippedCells) + 1] = lattice.y(mask.y(path.cell(i)));
      }
      return xy;
    }

    void findBoxes(Mask mask) {
      int x = lattice.x(mask.x(path.cell(0)));
      int y = lattice.y(mask.y(path.cell(0)));
      trail.begin(x, y);
      for (int i = 1; i < path.size(); i++) {
        int nextX = lattice.x(mask.x(path.cell(i)));
        int nextY = lattice.y(mask.y(path.cell(i)));
        trail.walk(x, y, nextX, nextY);
        x = nextX;
        y = nextY;
      }
    }
  }
}
