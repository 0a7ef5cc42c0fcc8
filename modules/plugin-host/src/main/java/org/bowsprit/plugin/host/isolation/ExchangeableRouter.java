package org.bowsprit.plugin.host.isolation;

import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.FloorRouter;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;

/**
 * A router that may be exchanged for another at any time: walks that are planned from then on are
 * the new one's, those under way stay as they are. A router of a stranger may return null where it
 * must not; so does this one then, for its guard to find.
 */
public final class ExchangeableRouter implements Router {

  private volatile Router current;

  /** Begins with a router. */
  public ExchangeableRouter(Router first) {
    current = first;
  }

  /** Plans with another router from now on; any thread may call this. */
  public void exchange(Router next) {
    current = next;
  }

  @Override
  public FloorRouter prepare(Floor floor) {
    Router router = current;
    FloorRouter prepared = router.prepare(floor);
    return prepared == null ? null : new Prepared(floor, router, prepared);
  }

  @Override
  public BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
    return current.rebuildMatrix(boxes);
  }

  /** A floor as the router of the moment has prepared it. */
  private final class Prepared implements FloorRouter {

    private final Floor floor;
    private Router router;
    private FloorRouter prepared;

    Prepared(Floor floor, Router router, FloorRouter prepared) {
      this.floor = floor;
      this.router = router;
      this.prepared = prepared;
    }

    @Override
    public Route route(RouteRequest request) {
      FloorRouter now = now();
      return now == null ? null : now.route(request);
    }

    @Override
    public Optional<LegOracle> legOracle() {
      FloorRouter now = now();
      return now == null ? null : now.legOracle();
    }

    private synchronized FloorRouter now() {
      Router wanted = current;
      if (router != wanted) {
        prepared = wanted.prepare(floor);
        router = wanted;
      }
      return prepared;
    }
  }
}
