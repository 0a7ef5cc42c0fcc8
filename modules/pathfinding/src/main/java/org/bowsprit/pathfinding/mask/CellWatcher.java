package org.bowsprit.pathfinding.mask;

/**
 * A listener for the cells that a search opens and closes, in the order of the search.
 *
 * @see CellSearch#watch
 * @since 1.1
 */
public interface CellWatcher {

  /** Called when a cell is put into the open list, where it may be already. */
  void opened(int cell);

  /** Called when a cell is taken from the open list and expanded. */
  void closed(int cell);
}
