package org.bowsprit.routelab.experiment;

import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.pathfinding.Capability;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterOptions;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.guard.GuardedRouter;
import org.bowsprit.pathfinding.guard.LateRouter;
import org.bowsprit.pathfinding.guard.RouteCall;
import org.bowsprit.pathfinding.guard.RouterIncidents;

/**
 * A router in a comparison.
 *
 * @param id what results call it
 * @param name what people call it
 * @param capabilities what it says about itself
 * @param bare the router itself, for the stopwatch
 * @param router the router behind a guard, for everything else
 */
public record Contestant(
    String id, String name, Set<Capability> capabilities, Router bare, GuardedRouter router) {

  /**
   * Enters a router.
   *
   * @param id what results shall call it; its provider's id, or with settings
   * @param provider creates it when it is first asked something
   * @param options its settings
   * @param call runs its work, and may give up
   * @param teller is told when it fails for the first time
   */
  public static Contestant enter(
      String id,
      RouterProvider provider,
      RouterOptions options,
      RouteCall call,
      Consumer<String> teller) {
    Router bare = new LateRouter(() -> provider.create(options));
    return new Contestant(
        id,
        provider.displayName(),
        provider.capabilities(),
        bare,
        new GuardedRouter(bare, call, new RouterIncidents(id, teller)));
  }

  /** Tells whether actors walk its routes leg by leg, as the reference does. */
  public boolean isLegOracle() {
    return capabilities.contains(Capability.LEG_ORACLE);
  }

  /** Returns how often box-graph had to take over. */
  public long failures() {
    return router.incidents().count();
  }
}
