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
 * Provides {@code geodesic}: the shortest walk over the boxes (spec 08 §11.3).
 *
 * <p>Boxes are closed convex polygons through pixel positions, and are left and entered only
 * through portals between neighbours, or, if the matrix links boxes that are not neighbours,
 * through the virtual portal or the gate that {@code box-graph} would use. Under these rules it
 * guarantees the shortest path from the start, in any of its boxes, to the target, in any of its
 * boxes; left and right are decided exactly. It does not follow the matrix: paths avoid hidden
 * boxes even if the matrix was not rebuilt. A target that cannot be reached through portals is
 * approached as far as possible ({@link org.bowsprit.pathfinding.Reason#UNREACHABLE}); a search
 * that reaches its limits ends at the actor's position.
 *
 * <p>Turning points are portal ends, hence whole pixels. A waypoint is rounded to a pixel only if
 * its portal is entered and left on the same side, as between overlapping boxes; {@link
 * org.bowsprit.pathfinding.SearchEffort#cost} is the length before rounding. Boxes that are not
 * convex are treated as convex: such a path follows the rules of portals but need not be the
 * shortest.
 *
 * <p>Where a floor has a {@linkplain org.bowsprit.pathfinding.mesh.Mesh mesh}, its polygons replace
 * the boxes, and their common edges the portals; a polygon cut into several boxes is named by the
 * first of them.
 *
 * <p>With {@code profile=union} the whole area of every effective box is walkable, regardless of
 * portals: the result is the shortest path over the union of the boxes, a lower bound for every
 * other route (spec 08 §11.4). Its waypoints where edges cross are rounded to pixels; its limits
 * count tested lines of sight; floors with more than 16,384 such places give {@link
 * org.bowsprit.pathfinding.Reason#LIMIT}.
 *
 * <p>Debug shapes: {@code portal} for all portals; in the union profile {@code box}.
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
