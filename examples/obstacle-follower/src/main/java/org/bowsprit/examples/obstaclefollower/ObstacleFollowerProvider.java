package org.bowsprit.examples.obstaclefollower;

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
 * Provides {@code obstacle-follower}, a router whose paths lead straight to the target and around
 * obstacles.
 *
 * <p>It applies the idea of Sierra's patent US 5,425,139 to the floor of walk boxes. An actor goes
 * straight to the target until an obstacle stops it, follows the obstacle's outline in both
 * directions until the straight line is free again, and takes the shorter path. Then unnecessary
 * corners are removed. The matrix is not used.
 *
 * <p>It reaches a target if and only if steps in four directions over the pixels of the floor reach
 * the target. The path is usually not the shortest. Debug shapes: {@code hit} and {@code leave} are
 * the points where the path meets and leaves an outline, {@code left} and {@code right} are the
 * followed outlines.
 */
@Extension
public final class ObstacleFollowerProvider implements RouterProvider, ExtensionPoint {

  private static final String HAND = "hand";
  private static final String SMOOTH = "smooth";

  @Override
  public String id() {
    return "obstacle-follower";
  }

  @Override
  public String displayName() {
    return "Obstacle follower";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of(RouterCapability.ANY_ANGLE);
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.choice(
            HAND,
            "The hand that touches the obstacle.",
            HandOption.SHORTER,
            HandOption.LEFT,
            HandOption.RIGHT),
        Option.flag(SMOOTH, "Omits corners that need not be passed.", true));
  }

  @Override
  public Router open(OptionValues options) {
    List<WallSide> sides = HandOption.of(options.text(HAND));
    boolean smooth = options.isTrue(SMOOTH);
    return floor -> new ObstacleRouter(floor, sides, smooth);
  }
}
