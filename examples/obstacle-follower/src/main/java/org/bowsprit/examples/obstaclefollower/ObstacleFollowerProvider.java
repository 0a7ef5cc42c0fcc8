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
  public Set<RouterCapability> capabilities() {
    return Set.of(RouterCapability.ANY_ANGLE);
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.choice(
            HAND, "The hand that stays at an obstacle.", Hands.SHORTER, Hands.LEFT, Hands.RIGHT),
        Option.flag(SMOOTH, "Leaves out corners that need not be passed.", true));
  }

  @Override
  public Router open(OptionValues options) {
    List<Hand> hands = Hands.of(options.text(HAND));
    boolean smooth = options.isTrue(SMOOTH);
    return floor -> new ObstacleRouter(floor, hands, smooth);
  }
}
