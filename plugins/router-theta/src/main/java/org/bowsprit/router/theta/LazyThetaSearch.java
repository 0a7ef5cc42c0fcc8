package org.bowsprit.router.theta;

import java.util.Arrays;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellPath;
import org.bowsprit.pathfinding.mask.CellQueue;
import org.bowsprit.pathfinding.mask.CellSearch;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;

/**
 * Lazy Theta* (Nash, Koenig and Tovey 2010): a cell takes its parent's parent for its own on trust,
 * and only when it is expanded looks whether that one is in sight; if not, it falls back on the
 * best expanded neighbour.
 */
final class LazyThetaSearch implements CellSearch {

  /** f is told apart to so many parts of a pixel; ties go to the smaller h in whole pixels. */
  private static final double PARTS = 1 << 12;

  private final CellMoves moves;
  private final Mask mask;
  private final CellQueue open;
  private final double[] g;
  private final int[] parent;

  /** 2·query if queued, 2·query + 1 if expanded, less if not seen by this query. */
  private final int[] state;

  private int query;
  private int queued;
  private int goalX;
  private int goalY;
  private long expanded;
  private double cost;

  LazyThetaSearch(CellMoves moves) {
    this.moves = moves;
    this.mask = moves.mask();
    long across = (long) mask.width() + mask.height();
    this.open = CellQueue.of((long) (PARTS * (2L * mask.count() + across)), across, mask.size());
    this.g = new double[mask.size()];
    this.parent = new int[mask.size()];
    this.state = new int[mask.size()];
  }

  @Override
  public boolean search(int start, int goal, Limits limits, CellPath path) {
    begin(goal);
    g[start] = 0;
    parent[start] = start;
    state[start] = queued;
    open.push(0, 0, start);
    while (!open.isEmpty()) {
      if (limits.reachedAt(expanded)) {
        return false;
      }
      int cell = open.pop();
      if (state[cell] != queued) {
        continue;
      }
      settle(cell);
      state[cell] = queued + 1;
      expanded++;
      if (cell == goal) {
        cost = g[goal];
        trace(start, goal, path);
        return true;
      }
      expand(cell);
    }
    return false;
  }

  private void begin(int goal) {
    if (++query == Integer.MAX_VALUE / 2) {
      Arrays.fill(state, 0);
      query = 1;
    }
    queued = 2 * query;
    goalX = mask.x(goal);
    goalY = mask.y(goal);
    open.clear();
    expanded = 0;
    cost = Double.NaN;
  }

  /** Keeps the parent a cell took on trust, or finds it a better one. */
  private void settle(int cell) {
    int trusted = parent[cell];
    int x = mask.x(cell);
    int y = mask.y(cell);
    if (PixelLine.isClear(mask, mask.x(trusted), mask.y(trusted), x, y)) {
      return;
    }
    g[cell] = Double.POSITIVE_INFINITY;
    for (int direction = 0; direction < CellMoves.DIRECTIONS; direction++) {
      if (moves.allows(cell, direction)) {
        int neighbour = cell + moves.step(direction);
        if (state[neighbour] == queued + 1) {
          double there = g[neighbour] + (direction < CellMoves.DIAGONAL ? 1 : Math.sqrt(2));
          if (there < g[cell]) {
            g[cell] = there;
            parent[cell] = neighbour;
          }
        }
      }
    }
  }

  private void expand(int cell) {
    int root = parent[cell];
    int rootX = mask.x(root);
    int rootY = mask.y(root);
    int x = mask.x(cell);
    int y = mask.y(cell);
    for (int left = moves.from(cell) & 0xFF; left != 0; left &= left - 1) {
      int direction = Integer.numberOfTrailingZeros(left);
      int next = cell + moves.step(direction);
      if (state[next] > queued) {
        continue;
      }
      int nextX = x + CellMoves.dx(direction);
      int nextY = y + CellMoves.dy(direction);
      double there = g[root] + distance(rootX, rootY, nextX, nextY);
      if (state[next] == queued && there >= g[next]) {
        continue;
      }
      g[next] = there;
      parent[next] = root;
      state[next] = queued;
      double h = distance(nextX, nextY, goalX, goalY);
      open.push((long) (PARTS * (there + h)), (long) h, next);
    }
  }

  private static double distance(int ax, int ay, int bx, int by) {
    double dx = (double) bx - ax;
    double dy = (double) by - ay;
    return Math.sqrt(dx * dx + dy * dy);
  }

  private void trace(int start, int goal, CellPath path) {
    for (int cell = goal; cell != start; cell = parent[cell]) {
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
