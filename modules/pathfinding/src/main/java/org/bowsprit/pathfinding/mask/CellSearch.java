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
   * Searches a way between two set cells that moves connect.
   *
   * @param path receives the cells in walking order, start and goal included; cells that do not
   *     touch are joined by straight lines
   * @return whether the goal was found; false if the limits ended the search
   */
  boolean search(int start, int goal, Limits limits, CellPath path);

  /** Returns the number of cells the last search expanded. */
  long expanded();

  /**
   * Returns what became of the cells in the last search; empty unless overridden.
   *
   * @since 1.1
   */
  default Optional<SearchStatistics> statistics() {
    return Optional.empty();
  }

  /**
   * Names a watcher of all following searches, or none. A search that cannot be watched ignores it,
   * which is what happens unless overridden.
   *
   * @since 1.1
   */
  default void watch(Optional<CellWatcher> watcher) {}

  /**
   * Returns what the search calls the cells it opens: {@code open cells}, unless overridden.
   *
   * @since 1.1
   */
  default String openedName() {
    return "open cells";
  }

  /** Returns the cost of the last way found, in the search's own unit. */
  double cost();
}
