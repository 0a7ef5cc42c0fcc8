package org.bowsprit.router.grid;

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
 * Provides {@code grid-jps}, which runs jump point search over the pixels of the effective boxes
 * (spec 08 §10.3).
 *
 * <p>Its paths have the same cost as those of {@link GridAStarProvider grid-astar} with the same
 * settings, but the search expands far fewer cells. If several paths have the same cost, it may
 * return a different path. All other properties are the same.
 */
@Extension
public final class GridJpsProvider implements RouterProvider, ExtensionPoint {

  @Override
  public String id() {
    return "grid-jps";
  }

  @Override
  public String displayName() {
    return "Grid jump points";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of();
  }

  @Override
  public List<Option> options() {
    return GridOptions.declaredOptions();
  }

  @Override
  public Router open(OptionValues options) {
    return GridOptions.createRouter(options, JumpPointSearch::new);
  }
}
