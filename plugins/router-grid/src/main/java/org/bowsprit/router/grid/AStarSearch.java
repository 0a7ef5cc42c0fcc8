package org.bowsprit.router.grid;

import java.util.Arrays;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellPath;
import org.bowsprit.pathfinding.mask.CellQueue;
import org.bowsprit.pathfinding.mask.CellSearch;

/**
 * A* over eight neighbours (spec 08 §10.2): the queue is ordered by f, then h, then cell;
 * neighbours are looked at in the order N, E, S, W, NE, SE, SW, NW; a cell gets another parent only
 * for a strictly smaller g.
 */
final class AStarSearch implements CellSearch {

  private static final int N = 1;
  private static final int E = 1 << 1;
  private static final int S = 1 << 2;
  private static final int W = 1 << 3;
  private static final int NE = 1 << 4;
  private static final int SE = 1 << 5;
  private static final int SW = 1 << 6;
  private static final int NW = 1 << 7;

  /** For each direction of arrival the directions worth looking at; at last those of the start. */
  private static final int[] AHEAD = {
    N | NE | NW | E | W,
    E | NE | SE | N | S,
    S | SE | SW | E | W,
    W | NW | SW | N | S,
    N | E | NE,
    S | E | SE,
    S | W | SW,
    N | W | NW,
    0xFF
  };

  private static final byte START = CellMoves.DIRECTIONS;

  private final CellMoves moves;
  private final StepCosts costs;
  private final int[] steps = new int[CellMoves.DIRECTIONS];
  private final CellQueue open;
  private final long[] g;
  private final byte[] arrivedBy;

  /** 2·query if queued, 2·query + 1 if expanded, less if not seen by this query. */
  private final int[] state;

  private int query;
  private long expanded;
  private double cost;

  AStarSearch(CellMoves moves, StepCosts costs) {
    this.moves = moves;
    this.costs = costs;
    this.open = costs.queueFor(moves.mask());
    int size = moves.mask().size();
    this.g = new long[size];
    this.arrivedBy = new byte[size];
    this.state = new int[size];
    for (int direction = 0; direction < steps.length; direction++) {
      steps[direction] = moves.step(direction);
    }
  }

  @Override
  public boolean search(int start, int goal, Limits limits, CellPath path) {
    begin();
    final int queued = 2 * query;
    final int done = queued + 1;
    final int goalX = moves.mask().x(goal);
    final int goalY = moves.mask().y(goal);
    g[start] = 0;
    arrivedBy[start] = START;
    state[start] = queued;
    open.push(0, 0, start);
    while (!open.isEmpty()) {
      if (limits.reachedAt(expanded)) {
        return false;
      }
      int cell = open.pop();
      if (state[cell] == done) {
        continue;
      }
      state[cell] = done;
      expanded++;
      if (cell == goal) {
        cost = g[goal] / costs.unit();
        trace(start, goal, path);
        return true;
      }
      expand(cell, goalX - moves.mask().x(cell), goalY - moves.mask().y(cell), queued);
    }
    return false;
  }

  private void begin() {
    if (++query == Integer.MAX_VALUE / 2) {
      Arrays.fill(state, 0);
      query = 1;
    }
    open.clear();
    expanded = 0;
    cost = Double.NaN;
  }

  /** Looks at the neighbours of a cell from which the goal lies dx and dy away. */
  private void expand(int cell, int dx, int dy, int queued) {
    long so = g[cell];
    for (int left = moves.from(cell) & AHEAD[arrivedBy[cell]]; left != 0; left &= left - 1) {
      int direction = Integer.numberOfTrailingZeros(left);
      int next = cell + steps[direction];
      int nextState = state[next];
      if (nextState > queued) {
        continue;
      }
      long there = so + (direction < CellMoves.DIAGONAL ? costs.straight() : costs.diagonal());
      if (nextState == queued && there >= g[next]) {
        continue;
      }
      g[next] = there;
      state[next] = queued;
      arrivedBy[next] = (byte) direction;
      long h = costs.octile(dx - CellMoves.dx(direction), dy - CellMoves.dy(direction));
      open.push(there + h, h, next);
    }
  }

  private void trace(int start, int goal, CellPath path) {
    for (int cell = goal; cell != start; cell -= steps[arrivedBy[cell]]) {
      path.add(cell);
    }
    path.add(start);
    path.reverse();
  }

  @Override
  public long expanded() {
    return expanded;
  }

  @Override
  public double cost() {
    return cost;
  }
}
