package org.bowsprit.playtest.selfcheck;

import java.util.Set;
import org.bowsprit.pathfinding.RouterCapability;

/** The routers to which a scene's claim applies. */
public enum Claim {
  /** Every router. */
  ALL,
  /** Routers that follow the box matrix. */
  MATRIX,
  /** Routers that plan a whole walk in advance, not leg by leg. */
  PLANNED;

  /** Returns whether the claim applies to a router with these capabilities. */
  public boolean isFor(Set<RouterCapability> router) {
    return switch (this) {
      case ALL -> true;
      case MATRIX -> router.contains(RouterCapability.USES_MATRIX);
      case PLANNED -> !router.contains(RouterCapability.LEG_ORACLE);
    };
  }
}
