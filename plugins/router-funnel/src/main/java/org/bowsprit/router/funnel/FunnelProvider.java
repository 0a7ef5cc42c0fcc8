package org.bowsprit.router.funnel;

import java.util.Set;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides {@code funnel}, which finds a short walk through the boxes that the box matrix
 * prescribes (spec 08 §11.2).
 *
 * <p>The route crosses the same boxes as the route of the router {@code box-graph}, and ends at the
 * same point. A hop leads from one of these boxes to the next, and a portal is an edge that both
 * boxes share. The route is the shortest one through the widest portal of each hop, and turns only
 * at the ends of portals. If the matrix connects two boxes across a gap, the route uses a virtual
 * portal: the part of the first box's edge that faces an edge of the second box. A shorter walk may
 * exist, because the chain of boxes with the fewest hops need not contain the shortest walk, and
 * because other portals of a hop are not tried. If a portal is entered and left on the same side,
 * as between overlapping boxes, the waypoint on it is rounded to a whole pixel.
 *
 * <p>{@link org.bowsprit.pathfinding.SearchEffort#cost} is the length in pixels before waypoints
 * are rounded. The debug shapes contain a {@code portal} for each hop.
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
