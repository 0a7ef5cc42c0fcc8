package org.bowsprit.router.theta;

import org.bowsprit.pathfinding.mask.BestFirstSearch;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellPath;
import org.bowsprit.pathfinding.mask.CellQueue;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;

/**
 * Lazy Theta* (Nash, Koenig and Tovey 2010). A cell first takes the parent of the neighbour from
 * which it was reached as its own parent, without a test. The line of sight is tested only when the
 * cell is expanded. If there is no line of sight, the cell takes its best expanded neighbour as its
 * parent.
 */
final class LazyThetaSearch extends BestFirstSearch {

  /**
   * The resolution of f, in parts of a pixel. If f is equal, the cell with the smaller h in whole
   * pixels comes first.
   */
  private static final double PARTS = 1 << 12;

  private final CellMoves moves;
  private final Mask mask;
  private final double[] g;
  private final int[] parent;
  private int goalX;
  private int goalY;

  LazyThetaSearch(CellMoves moves) {
    super(moves.mask(), queueFor(moves.mask()));
    this.moves = moves;
    this.mask = moves.mask();
    this.g = new double[mask.size()];
    this.parent = new int[mask.size()];
  }

  private static CellQueue queueFor(Mask mask) {
    long across = (long) mask.width() + mask.height();
    return CellQueue.of((long) (PARTS * (2L * mask.count() + across)), across, mask.size());
  }

  @Override
  protected void begin(int start, int goal) {
    goalX = mask.x(goal);
    goalY = mask.y(goal);
    g[start] = 0;
    parent[start] = start;
  }

  /** Keeps the untested parent of a cell if there is a line of sight; otherwise replaces it. */
  @Override
  protected void settle(int cell) {
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
        if (isExpanded(neighbour)) {
          double there = g[neighbour] + (direction < CellMoves.DIAGONAL ? 1 : Math.sqrt(2));
          if (there < g[cell]) {
            g[cell] = there;
            parent[cell] = neighbour;
          }
        }
      }
    }
  }

  @Override
  protected void expand(int cell) {
    int root = parent[cell];
    int rootX = mask.x(root);
    int rootY = mask.y(root);
    int x = mask.x(cell);
    int y = mask.y(cell);
    for (int left = moves.from(cell) & 0xFF; left != 0; left &= left - 1) {
      int direction = Integer.numberOfTrailingZeros(left);
      int next = cell + moves.step(direction);
      generated();
      if (isExpanded(next)) {
        pruned();
        continue;
      }
      int nextX = x + CellMoves.dx(direction);
      int nextY = y + CellMoves.dy(direction);
      double there = g[root] + distance(rootX, rootY, nextX, nextY);
      if (isQueued(next) && there >= g[next]) {
        pruned();
        continue;
      }
      g[next] = there;
      parent[next] = root;
      double h = distance(nextX, nextY, goalX, goalY);
      enqueue(next, (long) (PARTS * (there + h)), (long) h);
    }
  }

  private static double distance(int ax, int ay, int bx, int by) {
    double dx = (double) bx - ax;
    double dy = (double) by - ay;
    return Math.sqrt(dx * dx + dy * dy);
  }

  @Override
  protected double costOf(int goal) {
    return g[goal];
  }

  @Override
  protected void trace(int start, int goal, CellPath path) {
    for (int cell = goal; cell != start; cell = parent[cell]) {
      path.add(cell);
    }
  }
}
