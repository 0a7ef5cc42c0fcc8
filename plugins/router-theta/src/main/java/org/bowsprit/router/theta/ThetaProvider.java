package org.bowsprit.router.theta;

import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.mask.RasterRouter;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides {@code theta}, which runs lazy Theta* over the pixels of the effective boxes (spec 08
 * §10.3).
 *
 * <p>Every piece between waypoints is a 4-connected line over set cells. A path reaches the target
 * if and only if eight-way steps that do not cut corners lead to the target. A path turns at any
 * angle. It is usually nearly the shortest path, but this is not guaranteed. The router ignores the
 * matrix.
 *
 * <p>{@link org.bowsprit.pathfinding.SearchEffort#cost} is the length in pixels, beginning at the
 * first cell. The debug shape is {@code mask}.
 */
@Extension
public final class ThetaProvider implements RouterProvider, ExtensionPoint {

  @Override
  public String id() {
    return "theta";
  }

  @Override
  public String displayName() {
    return "Lazy Theta*";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of(RouterCapability.ANY_ANGLE);
  }

  @Override
  public List<Option> options() {
    return List.of(RasterRouter.outlineOption());
  }

  @Override
  public Router open(OptionValues options) {
    boolean outline = options.isTrue(RasterRouter.OUTLINE);
    return floor -> new RasterRouter(floor, outline, LazyThetaSearch::new);
  }
}
