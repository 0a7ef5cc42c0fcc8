package org.bowsprit.actors;

import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;

/** The way in which actors follow a router, with the corresponding size rule. */
public enum WalkStyle {

  /** The router plans the whole walk before the first step, as for {@link BoxGraphWalker}. */
  PLANNED(Scaling.BOX_GRAPH),

  /** The walker asks the router again in each box, as for {@link ClassicWalker}. */
  LEG_BY_LEG(Scaling.CLASSIC);

  private final Scaling scaling;

  WalkStyle(Scaling scaling) {
    this.scaling = scaling;
  }

  /** Returns the suitable style for the routers of a provider: leg by leg for leg oracles. */
  public static WalkStyle of(RouterProvider provider) {
    return provider.capabilities().contains(RouterCapability.LEG_ORACLE) ? LEG_BY_LEG : PLANNED;
  }

  /** Returns the size rule. */
  public Scaling scaling() {
    return scaling;
  }
}
