package org.bowsprit.pathfinding.boxgraph;

import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;

/**
 * Provides {@code box-graph}, the default router (spec 08 §8).
 *
 * <p>The boxes of a route are exactly the boxes that the matrix gives. Each straight piece between
 * a gate and the next waypoint is inside one of these boxes, except for half a pixel of rounding. A
 * route stops at the edge of a locked box. Planning takes one lookup and one gate per hop, without
 * a search. Routes need not be the shortest.
 */
public final class BoxGraphProvider implements RouterProvider {

  /** The id on the command line. */
  public static final String ID = "box-graph";

  private static final String PLAYER_ONLY = "playerOnly";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String displayName() {
    return "Box graph";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of(RouterCapability.USES_MATRIX, RouterCapability.ANY_ANGLE);
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.flag(
            PLAYER_ONLY,
            "Lets flag 0x20 open an invisible box to everybody except the player.",
            false));
  }

  @Override
  public Router open(OptionValues options) {
    boolean playerOnly = options.isTrue(PLAYER_ONLY);
    return floor -> new BoxGraphRouter(floor, playerOnly);
  }
}
