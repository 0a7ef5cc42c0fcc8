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
 * Provides {@code grid-astar}: A* over the pixels of the effective boxes (spec 08 §10).
 *
 * <p>It guarantees that the cells of a path have the lowest cost under eight-way steps that do not
 * cut corners, 10 straight and 14 diagonal or 1 and √2 ({@code costs}); that of several such paths
 * it returns the one that the order f, h, cell finds first; and that every piece between waypoints
 * runs over set cells only, as a 4-connected line. It ignores the matrix and does not guarantee the
 * shortest walk at any angle: {@code smoothing=pull}, the default, straightens the cheapest
 * eight-way path afterwards.
 *
 * <p>{@link org.bowsprit.pathfinding.SearchEffort#cost} is the cost of the cells before smoothing.
 * Debug shape: {@code mask}.
 */
@Extension
public final class GridAStarProvider implements RouterProvider, ExtensionPoint {

  @Override
  public String id() {
    return "grid-astar";
  }

  @Override
  public String displayName() {
    return "Grid A*";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of();
  }

  @Override
  public List<Option> options() {
    return GridOptions.declared();
  }

  @Override
  public Router open(OptionValues options) {
    return GridOptions.router(options, AStarSearch::new);
  }
}
