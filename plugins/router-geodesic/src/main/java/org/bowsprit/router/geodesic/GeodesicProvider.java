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
 * Provides {@code geodesic}: the shortest walk there is over the boxes (spec 08 §11.3).
 *
 * <p>Boxes are closed convex polygons through pixel positions, and are left and entered only
 * through portals between neighbours, or, where the matrix links boxes that are none, over the
 * virtual portal or the gate that {@code box-graph} would use. Under these rules it guarantees the
 * shortest way from the start, in whichever of its boxes, to the target, in whichever of its;
 * decisions of left and right are exact. It does not follow the matrix: hidden boxes are walked
 * round even where the matrix was not rebuilt. A target that portals do not lead to is approached
 * as far as they do ({@link org.bowsprit.pathfinding.Reason#UNREACHABLE}); a search that meets its
 * limits ends where the actor stands.
 *
 * <p>Turning points are portal ends, hence whole pixels. Only where a portal is entered and left on
 * the same side, as between boxes one above the other, is the waypoint on it rounded to a pixel;
 * {@link org.bowsprit.pathfinding.SearchEffort#cost} is the length before that. Corners of boxes
 * that are not convex are joined as if they were: such a way keeps the rules of portals but need
 * not be the shortest.
 *
 * <p>Where a floor has a {@linkplain org.bowsprit.pathfinding.mesh.Mesh mesh}, the polygons of that
 * take the place of boxes, and their common edges that of portals; a polygon cut into several boxes
 * is named by the first of them.
 *
 * <p>With {@code profile=union} all of every effective box may be walked on, portals or not: the
 * shortest way over the union of the boxes, a lower bound for every other route (spec 08 §11.4).
 * Its waypoints where edges cross are rounded to pixels; its limits count lines of sight looked
 * along; floors with more than 16,384 such places answer {@link
 * org.bowsprit.pathfinding.Reason#LIMIT}.
 *
 * <p>Debug shapes: {@code portal}, all there are; in the union profile {@code box}.
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
            "What may be crossed: portals between neighbours, or all of every box.",
            GRAPH,
            UNION));
  }

  @Override
  public Router open(OptionValues options) {
    return options.text(PROFILE).equals(UNION) ? UnionRouter::new : GeodesicRouter::new;
  }
}
