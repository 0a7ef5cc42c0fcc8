package org.bowsprit.pathfinding.mask;

import java.util.Arrays;
import java.util.Optional;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.SearchStatistics;

/**
 * A search that always expands the first queued cell, and each cell only once. This is the common
 * part of all algorithms of the A* family. Subclasses define successors and costs.
 *
 * @since 1.0
 */
public abstract class BestFirstSearch implements CellSearch {

  private final CellQueue open;

  /**
   * The state of each cell: 2·query if it is queued, 2·query + 1 if it was expanded, less if it was
   * not reached in this query.
   */
  private final int[] state;

  /** Receives the opened and closed cells; null if there is no watcher. */
  private CellWatcher watcher;

  private int queryNumber;
  private int queuedState;
  private long expanded;
  private long generated;
  private long pushed;
  private long pruned;
  private double cost;

  /**
   * Creates a search.
   *
   * @param mask the cells
   * @param open the queue, which only this search may use
   */
  protected BestFirstSearch(Mask mask, CellQueue open) {
    this.open = open;
    this.state = new int[mask.size()];
  }

  @Override
  public final boolean search(int start, int goal, Limits limits, CellPath path) {
    clear();
    begin(start, goal);
    generated();
    enqueue(start, 0, 0);
    while (!open.isEmpty()) {
      if (limits.reachedAt(expanded)) {
        return false;
      }
      int cell = open.pop();
      if (isExpanded(cell)) {
        pruned++;
        continue;
      }
      settle(cell);
      state[cell] = queuedState + 1;
      expanded++;
      if (watcher != null) {
        watcher.closed(cell);
      }
      if (cell == goal) {
        cost = costOf(goal);
        trace(start, goal, path);
        path.add(start);
        path.reverse();
        return true;
      }
      expand(cell);
    }
    return false;
  }

  private void clear() {
    if (++queryNumber == Integer.MAX_VALUE / 2) {
      Arrays.fill(state, 0);
      queryNumber = 1;
    }
    queuedState = 2 * queryNumber;
    open.clear();
    expanded = 0;
    generated = 0;
    pushed = 0;
    pruned = 0;
    cost = Double.NaN;
  }

  /** Begins a query. The start has cost 0. */
  protected abstract void begin(int start, int goal);

  /** Prepares a cell that is about to be expanded. Does nothing unless it is overridden. */
  protected void settle(int cell) {}

  /** Enqueues the successors of a cell. */
  protected abstract void expand(int cell);

  /** Returns the cost of the found path to the goal. */
  protected abstract double costOf(int goal);

  /** Adds the cells of the found path, from the goal back to the cell after the start. */
  protected abstract void trace(int start, int goal, CellPath path);

  /**
   * Enqueues a cell with a key, and with a second key that decides between equal keys. The cell may
   * already be queued.
   */
  protected final void enqueue(int cell, long key, long tie) {
    pushed++;
    state[cell] = queuedState;
    open.push(key, tie, cell);
    if (watcher != null) {
      watcher.opened(cell);
    }
  }

  /**
   * Counts a cell that was found as a successor. The caller then calls {@link #enqueue} or {@link
   * #pruned}.
   *
   * @since 1.1
   */
  protected final void generated() {
    generated++;
  }

  /**
   * Counts a successor that is not enqueued, because an equally short path to it is known.
   *
   * @since 1.1
   */
  protected final void pruned() {
    pruned++;
  }

  /** Returns whether a cell is queued. */
  protected final boolean isQueued(int cell) {
    return state[cell] == queuedState;
  }

  /** Returns whether a cell has been expanded. */
  protected final boolean isExpanded(int cell) {
    return state[cell] > queuedState;
  }

  @Override
  public final void watch(Optional<CellWatcher> newWatcher) {
    watcher = newWatcher.orElse(null);
  }

  @Override
  public final long expanded() {
    return expanded;
  }

  @Override
  public final Optional<SearchStatistics> statistics() {
    return Optional.of(new SearchStatistics(generated, expanded, pushed, pruned));
  }

  @Override
  public final double cost() {
    return cost;
  }
}
