package org.bowsprit.pathfinding.mask;

import java.util.Arrays;
import java.util.Optional;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.SearchStatistics;

/**
 * A search that always expands the queued cell that comes first, each cell once: what all members
 * of the A* family do. What a cell leads to and what it costs is up to each of them.
 *
 * @since 1.0
 */
public abstract class BestFirstSearch implements CellSearch {

  private final CellQueue open;

  /** 2·query if queued, 2·query + 1 if expanded, less if not seen by this query. */
  private final int[] state;

  /** Null if nobody watches, so that a search nobody watches pays for one comparison. */
  private CellWatcher watcher;

  private int query;
  private int queued;
  private long expanded;
  private long generated;
  private long pushed;
  private long pruned;
  private double cost;

  /**
   * Sets up a search.
   *
   * @param mask the cells
   * @param open the queue, which belongs to the search from then on
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
      state[cell] = queued + 1;
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
    if (++query == Integer.MAX_VALUE / 2) {
      Arrays.fill(state, 0);
      query = 1;
    }
    queued = 2 * query;
    open.clear();
    expanded = 0;
    generated = 0;
    pushed = 0;
    pruned = 0;
    cost = Double.NaN;
  }

  /** Begins a query: the start costs nothing. */
  protected abstract void begin(int start, int goal);

  /** Is told of a cell before it is expanded; does nothing unless overridden. */
  protected void settle(int cell) {}

  /** Enqueues what a cell leads to. */
  protected abstract void expand(int cell);

  /** Returns the cost of the way found to the goal. */
  protected abstract double costOf(int goal);

  /** Adds the cells of the way found, from the goal back to the one after the start. */
  protected abstract void trace(int start, int goal, CellPath path);

  /** Enqueues a cell, perhaps once more, under a key and a key that decides between equal ones. */
  protected final void enqueue(int cell, long key, long tie) {
    pushed++;
    state[cell] = queued;
    open.push(key, tie, cell);
    if (watcher != null) {
      watcher.opened(cell);
    }
  }

  /**
   * Counts a cell found as a successor; {@link #enqueue} or {@link #pruned} says what becomes of
   * it.
   *
   * @since 1.1
   */
  protected final void generated() {
    generated++;
  }

  /**
   * Counts a successor that is not enqueued, since a way as short to it is known.
   *
   * @since 1.1
   */
  protected final void pruned() {
    pruned++;
  }

  /** Tells whether a cell is queued. */
  protected final boolean isQueued(int cell) {
    return state[cell] == queued;
  }

  /** Tells whether a cell has been expanded. */
  protected final boolean isExpanded(int cell) {
    return state[cell] > queued;
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
