package org.bowsprit.pathfinding.mask;

import java.util.Optional;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.SearchStatistics;

/**
 * A search over the cells of one mask, with all the memory it needs; one thread at a time.
 *
 * @see RasterRouter
 * @since 1.0
 */
public interface CellSearch {

  /**
   * Searches a path between two set cells connected by moves.
   *
   * @param path receives the cells in walking order, start and goal included; cells that do not
   *     touch are joined by straight lines
   * @return whether the goal was found; false if the limits ended the search
   */
  boolean search(int start, int goal, Limits limits, CellPath path);

  /** Returns the number of cells the last search expanded. */
  long expanded();

  /**
   * Returns the statistics of the last search; empty unless overridden.
   *
   * @since 1.1
   */
  default Optional<SearchStatistics> statistics() {
    return Optional.empty();
  }

  /**
   * Sets or removes the watcher of the following searches. The default implementation ignores it.
   *
   * @since 1.1
   */
  default void watch(Optional<CellWatcher> watcher) {}

  /**
   * Returns the label of the cells that the search opens; {@code open cells} unless overridden.
   *
   * @since 1.1
   */
  default String openedName() {
    return "open cells";
  }

  /** Returns the cost of the last path found, in the search's own unit. */
  double cost();
}
