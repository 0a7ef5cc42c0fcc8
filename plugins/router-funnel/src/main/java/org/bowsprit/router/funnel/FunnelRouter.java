package org.bowsprit.router.funnel;

import java.util.List;
import org.bowsprit.pathfinding.BoxChain;
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
 * The funnel router on one floor. It follows the matrix and pulls the path taut through the
 * portals.
 */
final class FunnelRouter implements PreparedRouter {

  private final Floor floor;
  private final PortalCache portals;
  private final WorkspacePool<TautString> workspaces = new WorkspacePool<>(TautString::new);

  FunnelRouter(Floor floor) {
    this.floor = floor;
    this.portals = new PortalCache(floor);
  }

  @Override
  public Route route(RouteRequest request) {
    return Endpoints.withoutSearch(floor, request).orElseGet(() -> followMatrix(request));
  }

  private Route followMatrix(RouteRequest request) {
    Endpoints ends = Endpoints.of(floor, request);
    TautString tautString = workspaces.take();
    try {
      tautString.begin(request.from(), ends.startBox());
      Reason reason = Reason.OK;
      int box = ends.startBox();
      while (box != ends.goalBox() && reason == Reason.OK) {
        int entry = floor.matrix().entry(box, ends.goalBox());
        int next = entry < 0 ? entry : floor.matrix().nextOfEntry(entry);
        reason = checkHop(request, box, next, tautString.hopCount());
        if (reason == Reason.OK) {
          tautString.add(portals.portalOf(box, entry), floor.box(box), floor.box(next));
          box = next;
        }
      }
      Point end = box == ends.goalBox() ? ends.target() : Endpoints.clamp(floor, box, request.to());
      tautString.pull(end);
      return new Route(
          request.from(),
          tautString.waypoints(),
          tautString.boxes(),
          reason,
          ends.target(),
          ends.goalBox(),
          new SearchEffort(tautString.hopCount(), tautString.length()),
          request.debug() ? tautString.debugShapes() : List.of());
    } finally {
      workspaces.giveBack(tautString);
    }
  }

  private Reason checkHop(RouteRequest request, int box, int next, int hops) {
    return request.limits().reachedAt(hops)
        ? Reason.LIMIT
        : BoxChain.step(floor, floor.effective(), box, next, hops);
  }
}
