package org.bowsprit.pathfinding.mask;

/**
 * Is told what a search does with cells, in the order in which it does it.
 *
 * @see CellSearch#watch
 * @since 1.1
 */
public interface CellWatcher {

  /** A cell is put into the open list; it may be there already. */
  void opened(int cell);

  /** A cell is taken from the open list and expanded. */
  void closed(int cell);
}
