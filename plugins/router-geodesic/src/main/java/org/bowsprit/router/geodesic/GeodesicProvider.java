package org.bowsprit.router.geodesic;

import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides {@code geodesic}, which finds the shortest walk over the boxes (spec 08 §11.3).
 *
 * <p>Boxes are closed convex polygons through pixel positions. A path leaves and enters them only
 * through portals between neighbours. If the matrix connects boxes that are not neighbours, the
 * path uses the virtual portal or the gate that {@code box-graph} would use. Under these rules, the
 * router guarantees the shortest path from the start, in any box that contains it, to the target,
 * in any box that contains it. It decides left and right exactly. It does not follow the matrix, so
 * paths avoid hidden boxes even if the matrix was not rebuilt. If a target cannot be reached
 * through portals, the path leads as near to it as possible ({@link
 * org.bowsprit.pathfinding.Reason#UNREACHABLE}). If a search reaches its limits, the path ends at
 * the actor's position.
 *
 * <p>Turning points are portal ends and therefore whole pixels. A waypoint is rounded to a pixel
 * only if the path arrives at its portal and leaves it on the same side, as between overlapping
 * boxes. {@link org.bowsprit.pathfinding.SearchEffort#cost} is the length before rounding. Boxes
 * that are not convex are treated as convex. A path through such a box follows the rules of portals
 * but may not be the shortest.
 *
 * <p>If a floor has a {@linkplain org.bowsprit.pathfinding.mesh.Mesh mesh}, the polygons of the
 * mesh replace the boxes, and the common edges of the polygons replace the portals. A polygon that
 * was cut into several boxes has the number of the first box.
 *
 * <p>With {@code profile=union}, the whole area of every effective box is walkable, regardless of
 * portals. The result is the shortest path over the union of the boxes, which is a lower bound for
 * every other route (spec 08 §11.4). Waypoints at which edges cross are rounded to pixels. The
 * limits count tested lines of sight. A floor with more than 16,384 turning points gives {@link
 * org.bowsprit.pathfinding.Reason#LIMIT}.
 *
 * <p>The debug shapes contain a {@code portal} for each portal or, in the union profile, a {@code
 * box} for each box.
 */
@Extension
public final class GeodesicProvider implements RouterProvider, ExtensionPoint {

  private static final String PROFILE = "profile";
  private static final String GRAPH = "graph";
  private static final String UNION = "union";

  @Override
  public String id() {
    return "geodesic";
  }

  @Override
  public String displayName() {
    return "Geodesic";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of(RouterCapability.ANY_ANGLE, RouterCapability.EXACT);
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.choice(
            PROFILE,
            "The allowed crossings: portals between neighbours, or every point of every box.",
            GRAPH,
            UNION));
  }

  @Override
  public Router open(OptionValues options) {
    return options.text(PROFILE).equals(UNION) ? UnionRouter::new : GeodesicRouter::new;
  }
}
