package org.bowsprit.router.funnel;

import java.util.Set;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides {@code funnel}: the shortest walk through the boxes the matrix names (spec 08 §11.2).
 *
 * <p>It guarantees: the boxes of a route are exactly those {@code box-graph} crosses, and it stops
 * where that stops; the way is the shortest through the widest portal of each hop, and turns at
 * portal ends only; where a matrix links boxes across a gap, through the virtual portal on the
 * first box's edge. It does not guarantee the shortest walk of all: the chain has the fewest hops,
 * not the shortest way, and other portals of a hop are not tried. Where a portal is entered and
 * left on the same side, as between boxes one above the other, the waypoint on it is rounded to a
 * whole pixel.
 *
 * <p>{@link org.bowsprit.pathfinding.SearchEffort#cost} is the length before that rounding, in
 * pixels. Debug shapes: {@code portal}, each hop's.
 */
@Extension
public final class FunnelProvider implements RouterProvider, ExtensionPoint {

  @Override
  public String id() {
    return "funnel";
  }

  @Override
  public String displayName() {
    return "Funnel";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of(RouterCapability.USES_MATRIX, RouterCapability.ANY_ANGLE);
  }

  @Override
  public Router open(OptionValues options) {
    return FunnelRouter::new;
  }
}
