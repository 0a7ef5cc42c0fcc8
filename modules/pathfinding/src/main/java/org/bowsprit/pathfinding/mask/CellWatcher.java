package org.bowsprit.pathfinding.mask;

/**
 * A listener for the cells that a search opens and closes, in the order of the search.
 *
 * @see CellSearch#watch
 * @since 1.1
 */
public interface CellWatcher {

  /** Receives a cell that is added to the open list, which may already contain the cell. */
  void opened(int cell);

  /** Receives a cell that is taken from the open list and expanded. */
  void closed(int cell);
}
