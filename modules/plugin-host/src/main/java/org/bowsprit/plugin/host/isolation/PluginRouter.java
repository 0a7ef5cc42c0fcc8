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
public final class PluginRouter implements Router {

  private volatile LazyRouter lazyRouter;

  /**
   * Creates a router that delegates to a router of {@code factory}, which is called on first use.
   *
   * @param factory the function that creates the router
   */
  public PluginRouter(Supplier<Router> factory) {
    lazyRouter = new LazyRouter(Objects.requireNonNull(factory, "factory must not be null"));
  }

  /** Replaces the plugin's router. May be called from any thread. */
  public void exchange(Supplier<Router> next) {
    lazyRouter = new LazyRouter(Objects.requireNonNull(next, "next must not be null"));
  }

  private Router current() {
    return lazyRouter.router();
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
  private static final class LazyRouter {

    private final Supplier<Router> factory;
    private volatile Router created;

    LazyRouter(Supplier<Router> factory) {
      this.factory = factory;
    }

    Router router() {
      Router router = created;
      if (router == null) {
        router = Objects.requireNonNull(factory.get(), "its provider created nothing");
        created = router;
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
      PreparedRouter current = currentRouter();
      return current == null ? null : current.route(request);
    }

    @Override
    public Optional<LegOracle> legOracle() {
      PreparedRouter current = currentRouter();
      return current == null ? null : current.legOracle();
    }

    private synchronized PreparedRouter currentRouter() {
      Router current = current();
      if (router != current) {
        prepared = current.prepare(floor);
        router = current;
      }
      return prepared;
    }
  }
}
