package org.bowsprit.actors;

import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;

/** How actors get from one walk box to the next, and the size rule that goes with it. */
public enum WalkStyle {

  /** A walk is planned whole before the first step: the seeds' walker. */
  PLANNED(Scaling.BOX_GRAPH),

  /** The router is asked again in each box, as the reference's walker does. */
  LEG_BY_LEG(Scaling.CLASSIC);

  private final Scaling scaling;

  WalkStyle(Scaling scaling) {
    this.scaling = scaling;
  }

  /** Returns the style that suits the routers of a provider: leg by leg for leg oracles. */
  public static WalkStyle of(RouterProvider provider) {
    return provider.capabilities().contains(RouterCapability.LEG_ORACLE) ? LEG_BY_LEG : PLANNED;
  }

  /** Returns how boxes become sizes. */
  public Scaling scaling() {
    return scaling;
  }
}
