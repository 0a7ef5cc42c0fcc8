package org.bowsprit.examples.obstaclefollower;

import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.Capability;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterOption;
import org.bowsprit.pathfinding.RouterOptions;
import org.bowsprit.pathfinding.RouterProvider;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides {@code obstacle-follower}: straight on, and around what is in the way.
 *
 * <p>This is how Sierra's patent US 5,425,139 thinks of walking, turned to the floor of walk boxes:
 * an actor goes straight to the target until an obstacle stops it, follows the obstacle's outline
 * in both directions until the straight line is free again, and takes the shorter of the two;
 * afterwards corners that need not be passed are left out. The matrix plays no part.
 *
 * <p>It arrives exactly if 4-way steps over the floor's pixels lead to the target, and usually not
 * on the shortest way. Debug shapes: {@code hit} and {@code leave} where an outline was met and
 * left, {@code left} and {@code right} the outlines that were followed.
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
  public Set<Capability> capabilities() {
    return Set.of(Capability.ANY_ANGLE);
  }

  @Override
  public List<RouterOption> options() {
    return List.of(
        RouterOption.choice(
            HAND, "The hand that stays at an obstacle.", Hands.SHORTER, Hands.LEFT, Hands.RIGHT),
        RouterOption.flag(SMOOTH, "Leaves out corners that need not be passed.", true));
  }

  @Override
  public Router create(RouterOptions options) {
    List<Hand> hands = Hands.of(options.get(HAND));
    boolean smooth = options.isTrue(SMOOTH);
    return floor -> new ObstacleRouter(floor, hands, smooth);
  }
}
