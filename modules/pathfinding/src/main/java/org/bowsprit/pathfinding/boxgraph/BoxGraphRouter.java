package org.bowsprit.pathfinding.boxgraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.BoxChain;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.SearchStatistics;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.Gate;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;

/** Plans walks on one floor: follows the matrix and places a gate at each hop. */
final class BoxGraphRouter implements PreparedRouter {

  private final Floor floor;
  private final BoxIndex playerBoxes;
  private final BoxIndex otherBoxes;
  private final GateCache gates;

  BoxGraphRouter(Floor floor, boolean playerOnly) {
    this.floor = floor;
    this.playerBoxes = floor.effective();
    this.otherBoxes =
        playerOnly ? BoxIndex.of(floor.boxes(), box -> !box.hiddenFrom(false)) : playerBoxes;
    this.gates = new GateCache(floor);
  }

  @Override
  public Route route(RouteRequest request) {
    if (request.ignoreBoxes() || floor.isOpen()) {
      return Route.straight(request, Reason.DIRECT);
    }
    BoxIndex effective = request.player() ? playerBoxes : otherBoxes;
    if (effective.isEmpty()) {
      return Route.straight(request, Reason.NO_EFFECTIVE_BOX);
    }
    Point from = request.from();
    Point to = request.to();
    int start = effective.resolve(from.x(), from.y());
    int goal = effective.resolve(to.x(), to.y());
    int last = start;
    int hops = 0;
    Reason reason = Reason.OK;
    while (last != goal) {
      int next = floor.matrix().next(last, goal);
      reason = checkHop(request, effective, last, next, hops);
      if (reason != Reason.OK) {
        break;
      }
      last = next;
      hops++;
    }
    return route(request, start, goal, hops, last, reason);
  }

  private Reason checkHop(RouteRequest request, BoxIndex effective, int last, int next, int hops) {
    return request.limits().reachedAt(hops)
        ? Reason.LIMIT
        : BoxChain.step(floor, effective, last, next, hops);
  }

  private Route route(
      RouteRequest request, int start, int goal, int hops, int last, Reason reason) {
    Point to = request.to();
    long packedEnd = Outline.nearest(floor.box(last), to.x(), to.y());
    int endX = PackedPoint.x(packedEnd);
    int endY = PackedPoint.y(packedEnd);
    int[] chain = new int[hops + 1];
    int[] xy = new int[2 * hops + 2];
    int current = start;
    for (int hop = 0; hop < hops; hop++) {
      chain[hop] = current;
      int entry = floor.matrix().entry(current, goal);
      long gate = gates.gateOf(current, entry).toward(endX, endY);
      xy[2 * hop] = PackedPoint.x(gate);
      xy[2 * hop + 1] = PackedPoint.y(gate);
      current = floor.matrix().nextOfEntry(entry);
    }
    chain[hops] = current;
    xy[2 * hops] = endX;
    xy[2 * hops + 1] = endY;
    long packedTarget = last == goal ? packedEnd : Outline.nearest(floor.box(goal), to.x(), to.y());
    return new Route(
        request.from(),
        xy,
        chain,
        reason,
        PackedPoint.toPoint(packedTarget),
        goal,
        effort(request, hops),
        request.debug() ? debugShapes(chain, goal) : List.of());
  }

  /**
   * Returns the effort of planning. The matrix gives one box per hop, so there is no open list and
   * no node is dropped.
   */
  private static SearchEffort effort(RouteRequest request, int hops) {
    return request.statistics()
        ? new SearchEffort(
            hops, Double.NaN, Optional.of(new SearchStatistics(hops + 1L, hops, 0, 0)))
        : new SearchEffort(hops, Double.NaN);
  }

  private List<DebugShape> debugShapes(int[] chain, int goal) {
    List<DebugShape> shapes = new ArrayList<>();
    for (int hop = 0; hop + 1 < chain.length; hop++) {
      Gate gate = gates.gateOf(chain[hop], floor.matrix().entry(chain[hop], goal));
      shapes.add(DebugShape.of("gate", gate.opening()));
    }
    return shapes;
  }
}
