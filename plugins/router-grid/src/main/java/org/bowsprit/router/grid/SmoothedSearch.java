package org.bowsprit.router.grid;

import java.util.Optional;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.SearchStatistics;
import org.bowsprit.pathfinding.mask.CellPath;
import org.bowsprit.pathfinding.mask.CellSearch;
import org.bowsprit.pathfinding.mask.CellWatcher;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * A search whose path is smoothed.
 *
 * @param search finds the path, cell by cell
 * @param smoothing removes cells from the path
 * @param mask the mask of the search
 */
record SmoothedSearch(CellSearch search, Smoothing smoothing, Mask mask) implements CellSearch {

  @Override
  public boolean search(int start, int goal, Limits limits, CellPath path) {
    boolean found = search.search(start, goal, limits, path);
    if (found) {
      smoothing.apply(mask, path);
    }
    return found;
  }

  @Override
  public long expanded() {
    return search.expanded();
  }

  @Override
  public Optional<SearchStatistics> statistics() {
    return search.statistics();
  }

  @Override
  public void watch(Optional<CellWatcher> watcher) {
    search.watch(watcher);
  }

  @Override
  public String openedName() {
    return search.openedName();
  }

  @Override
  public double cost() {
    return search.cost();
  }
}
