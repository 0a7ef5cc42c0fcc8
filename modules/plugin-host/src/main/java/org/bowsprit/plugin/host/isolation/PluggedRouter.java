package org.bowsprit.plugin.host.isolation;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;

/**
 * A router that delegates to the router of a plugin. The plugin's router is created on the first
 * call, so that the time limit also applies to its creation. It can be replaced by a newer version
 * at any time. If it cannot be created, the next call tries again.
 *
 * <p>After an exchange, the new router plans the walks that begin later; walks under way do not
 * change. If the plugin's router returns null, which is forbidden, this router also returns null,
 * and its guard detects the error.
 */
public final class PluggedRouter implements Router {

  private volatile Late late;

  /**
   * Creates a router that delegates to a router of {@code maker}, which is called on first use.
   *
   * @param maker the function that creates the router
   */
  public PluggedRouter(Supplier<Router> maker) {
    late = new Late(Objects.requireNonNull(maker, "maker must not be null"));
  }

  /** Replaces the plugin's router. May be called from any thread. */
  public void exchange(Supplier<Router> next) {
    late = new Late(Objects.requireNonNull(next, "next must not be null"));
  }

  private Router current() {
    return late.router();
  }

  @Override
  public PreparedRouter prepare(Floor floor) {
    Router router = current();
    PreparedRouter prepared = router.prepare(floor);
    return prepared == null ? null : new Prepared(floor, router, prepared);
  }

  @Override
  public BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
    return current().rebuildMatrix(boxes);
  }

  /** A router that is created when it is needed. Uses no lock, because the creation may hang. */
  private static final class Late {

    private final Supplier<Router> maker;
    private volatile Router made;

    Late(Supplier<Router> maker) {
      this.maker = maker;
    }

    Router router() {
      Router router = made;
      if (router == null) {
        router = Objects.requireNonNull(maker.get(), "its provider created nothing");
        made = router;
      }
      return router;
    }
  }

  /** A floor that is always prepared by the current router. */
  private final class Prepared implements PreparedRouter {

    private final Floor floor;
    private Router router;
    private PreparedRouter prepared;

    Prepared(Floor floor, Router router, PreparedRouter prepared) {
      this.floor = floor;
      this.router = router;
      this.prepared = prepared;
    }

    @Override
    public Route route(RouteRequest request) {
      PreparedRouter now = now();
      return now == null ? null : now.route(request);
    }

    @Override
    public Optional<LegOracle> legOracle() {
      PreparedRouter now = now();
      return now == null ? null : now.legOracle();
    }

    private synchronized PreparedRouter now() {
      Router wanted = current();
      if (router != wanted) {
        prepared = wanted.prepare(floor);
        router = wanted;
      }
      return prepared;
    }
  }
}
