package org.bowsprit.router.theta;

import org.bowsprit.pathfinding.mask.BestFirstSearch;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellPath;
import org.bowsprit.pathfinding.mask.CellQueue;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;

/**
 * Lazy Theta* (Nash, Koenig and Tovey 2010). A cell that is reached from a neighbour first gets the
 * parent of this neighbour as its own parent, without a test. The line of sight is tested only when
 * the cell is expanded. If there is no line of sight, the cell takes its best expanded neighbour as
 * its parent.
 */
final class LazyThetaSearch extends BestFirstSearch {

  /**
   * The number of units per pixel in which estimated path lengths are compared. Of cells with equal
   * estimates, the cell with the smaller estimated distance to the goal in whole pixels comes
   * first.
   */
  private static final double UNITS_PER_PIXEL = 1 << 12;

  private final CellMoves moves;
  private final Mask mask;
  private final double[] costFromStart;
  private final int[] parent;
  private int goalX;
  private int goalY;

  LazyThetaSearch(CellMoves moves) {
    super(moves.mask(), queueFor(moves.mask()));
    this.moves = moves;
    this.mask = moves.mask();
    this.costFromStart = new double[mask.size()];
    this.parent = new int[mask.size()];
  }

  private static CellQueue queueFor(Mask mask) {
    long maxDistance = (long) mask.width() + mask.height();
    return CellQueue.of(
        (long) (UNITS_PER_PIXEL * (2L * mask.count() + maxDistance)), maxDistance, mask.size());
  }

  @Override
  protected void begin(int start, int goal) {
    goalX = mask.x(goal);
    goalY = mask.y(goal);
    costFromStart[start] = 0;
    parent[start] = start;
  }

  /**
   * Keeps the untested parent of a cell if there is a line of sight; otherwise replaces the parent.
   */
  @Override
  protected void settle(int cell) {
    int assumedParent = parent[cell];
    int x = mask.x(cell);
    int y = mask.y(cell);
    if (PixelLine.isClear(mask, mask.x(assumedParent), mask.y(assumedParent), x, y)) {
      return;
    }
    costFromStart[cell] = Double.POSITIVE_INFINITY;
    for (int direction = 0; direction < CellMoves.DIRECTIONS; direction++) {
      if (moves.allows(cell, direction)) {
        int neighbour = cell + moves.step(direction);
        if (isExpanded(neighbour)) {
          double newCost =
              costFromStart[neighbour] + (direction < CellMoves.DIAGONAL ? 1 : Math.sqrt(2));
          if (newCost < costFromStart[cell]) {
            costFromStart[cell] = newCost;
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
    for (int directions = moves.from(cell) & 0xFF; directions != 0; directions &= directions - 1) {
      int direction = Integer.numberOfTrailingZeros(directions);
      int next = cell + moves.step(direction);
      generated();
      if (isExpanded(next)) {
        pruned();
        continue;
      }
      int nextX = x + CellMoves.dx(direction);
      int nextY = y + CellMoves.dy(direction);
      double newCost = costFromStart[root] + distance(rootX, rootY, nextX, nextY);
      if (isQueued(next) && newCost >= costFromStart[next]) {
        pruned();
        continue;
      }
      costFromStart[next] = newCost;
      parent[next] = root;
      double estimatedRest = distance(nextX, nextY, goalX, goalY);
      enqueue(next, (long) (UNITS_PER_PIXEL * (newCost + estimatedRest)), (long) estimatedRest);
    }
  }

  private static double distance(int ax, int ay, int bx, int by) {
    double dx = (double) bx - ax;
    double dy = (double) by - ay;
    return Math.sqrt(dx * dx + dy * dy);
  }

  @Override
  protected double costOf(int goal) {
    return costFromStart[goal];
  }

  @Override
  protected void trace(int start, int goal, CellPath path) {
    for (int cell = goal; cell != start; cell = parent[cell]) {
      path.add(cell);
    }
  }
}
