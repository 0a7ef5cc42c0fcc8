package org.bowsprit.playtest.selfcheck;

import java.util.Set;
import org.bowsprit.pathfinding.RouterCapability;

/** The routers that a scene makes its claim for. */
public enum Claim {
  /** Every router. */
  ALL,
  /** Routers that follow the box matrix. */
  MATRIX,
  /** Routers that plan a walk as a whole, in contrast to leg by leg. */
  PLANNED;

  /** Returns whether the claim is made for a router with these capabilities. */
  public boolean isFor(Set<RouterCapability> router) {
    return switch (this) {
      case ALL -> true;
      case MATRIX -> router.contains(RouterCapability.USES_MATRIX);
      case PLANNED -> !router.contains(RouterCapability.LEG_ORACLE);
    };
  }
}
