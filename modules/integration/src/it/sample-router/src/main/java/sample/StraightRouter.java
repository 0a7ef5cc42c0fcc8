package sample;

import java.util.Set;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Walks straight to the target, without regard to the boxes between. */
@Extension
public final class StraightRouter implements RouterProvider, ExtensionPoint {

  @Override
  public String id() {
    return "straight";
  }

  @Override
  public String displayName() {
    return "Straight on";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of();
  }

  @Override
  public Router open(OptionValues options) {
    return floor -> request -> Route.straight(request, Reason.DIRECT);
  }
}
