package org.bowsprit.router.funnel;

import java.util.Set;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides {@code funnel}, which finds the shortest walk through the boxes that the matrix gives
 * (spec 08 §11.2).
 *
 * <p>A route crosses exactly the boxes that {@code box-graph} crosses, and stops where {@code
 * box-graph} stops. The path is the shortest path through the widest portal of each hop, and turns
 * only at portal ends. If a matrix connects boxes across a gap, the path uses the virtual portal on
 * the first box's edge. The path need not be the shortest of all walks, because the chain of boxes
 * with the fewest hops need not contain the shortest path, and because other portals of a hop are
 * not tried. If a portal is entered and left on the same side, as between overlapping boxes, the
 * waypoint on it is rounded to a whole pixel.
 *
 * <p>{@link org.bowsprit.pathfinding.SearchEffort#cost} is the length before that rounding, in
 * pixels. The debug shapes contain a {@code portal} for each hop.
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
