package org.bowsprit.trial;

import java.util.Set;
import java.util.function.LongSupplier;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;

/**
 * A router in a comparison.
 *
 * @param id its id in results
 * @param name its name for people
 * @param capabilities the capabilities that it declares
 * @param unguarded the router itself, for measuring time
 * @param router the router with its guard, for everything else
 * @param replacements returns the number of times that another router had to replace it so far
 */
public record Contestant(
    String id,
    String name,
    Set<RouterCapability> capabilities,
    Router unguarded,
    Router router,
    LongSupplier replacements) {

  /** Returns a contestant without a guard. */
  public static Contestant trusted(RouterProvider provider, Router router) {
    return new Contestant(
        provider.id(), provider.displayName(), provider.capabilities(), router, router, () -> 0);
  }

  /** Returns whether actors walk its routes leg by leg, like the reference interpreter. */
  public boolean isLegOracle() {
    return capabilities.contains(RouterCapability.LEG_ORACLE);
  }

  /** Returns the number of times that box-graph had to replace it. */
  public long failures() {
    return replacements.getAsLong();
  }
}
