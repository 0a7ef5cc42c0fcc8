package org.bowsprit.pathfinding.mask;

import java.util.Optional;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.SearchStatistics;

/**
 * Searches for paths over the cells of one mask, and reuses its memory between searches. Only one
 * thread may use it at a time.
 *
 * @see RasterRouter
 * @since 1.0
 */
public interface CellSearch {

  /**
   * Searches for a path between two cells. Both must be set, and a sequence of moves must connect
   * them.
   *
   * @param path receives the cells in walking order, including start and goal; straight lines
   *     connect cells that do not touch
   * @return true if the goal was found; false if the limits ended the search
   */
  boolean search(int start, int goal, Limits limits, CellPath path);

  /** Returns the number of cells that the last search expanded. */
  long expanded();

  /**
   * Returns the statistics of the last search. The default implementation returns an empty value.
   *
   * @since 1.1
   */
  default Optional<SearchStatistics> statistics() {
    return Optional.empty();
  }

  /**
   * Sets the watcher of all later searches; an empty value removes it. The default implementation
   * ignores it.
   *
   * @since 1.1
   */
  default void watch(Optional<CellWatcher> watcher) {}

  /**
   * Returns the label of the cells that the search opens. The default implementation returns {@code
   * open cells}.
   *
   * @since 1.1
   */
  default String openedName() {
    return "open cells";
  }

  /** Returns the cost of the last path, in the unit of the search. */
  double cost();
}
