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
 * Provides {@code grid-astar}, which runs A* over the pixels of the effective boxes (spec 08 §10).
 *
 * <p>A path has the lowest cost of all paths of eight-way steps that do not cut corners. A straight
 * step costs 10 and a diagonal step 14, or 1 and √2 ({@code costs}). Of several such paths, the
 * router returns the path that the order f, h, cell finds first. Every piece between waypoints is a
 * 4-connected line over set cells. The router ignores the matrix. A path need not be the shortest
 * walk at any angle, because the default {@code smoothing=pull} only straightens the cheapest
 * eight-way path.
 *
 * <p>{@link org.bowsprit.pathfinding.SearchEffort#cost} is the cost of the cells before smoothing.
 * The debug shape is {@code mask}.
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
    return GridOptions.declaredOptions();
  }

  @Override
  public Router open(OptionValues options) {
    return GridOptions.createRouter(options, AStarSearch::new);
  }
}
