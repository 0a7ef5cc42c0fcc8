package org.bowsprit.router.grid;

import org.bowsprit.pathfinding.mask.BestFirstSearch;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellPath;

/**
 * Searches with A* over eight neighbours (spec 08 §10.2). The queue is ordered by f, then h, then
 * cell. Neighbours are examined in the order N, E, S, W, NE, SE, SW, NW. A cell's parent changes
 * only if g becomes strictly smaller.
 */
final class AStarSearch extends BestFirstSearch {

  private static final int N = 1;
  private static final int E = 1 << 1;
  private static final int S = 1 << 2;
  private static final int W = 1 << 3;
  private static final int NE = 1 << 4;
  private static final int SE = 1 << 5;
  private static final int SW = 1 << 6;
  private static final int NW = 1 << 7;

  /**
   * For each direction of arrival, the directions that are examined. The last entry is for the
   * start.
   */
  private static final int[] DIRECTIONS_BY_ARRIVAL = {
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

  private static final byte START_DIRECTION = CellMoves.DIRECTIONS;

  private final CellMoves moves;
  private final StepCosts costs;
  private final int[] steps = new int[CellMoves.DIRECTIONS];
  private final long[] g;
  private final byte[] arrivalDirection;
  private int goalX;
  private int goalY;

  AStarSearch(CellMoves moves, StepCosts costs) {
    super(moves.mask(), costs.queueFor(moves.mask()));
    this.moves = moves;
    this.costs = costs;
    int size = moves.mask().size();
    this.g = new long[size];
    this.arrivalDirection = new byte[size];
    for (int direction = 0; direction < steps.length; direction++) {
      steps[direction] = moves.step(direction);
    }
  }

  @Override
  protected void begin(int start, int goal) {
    goalX = moves.mask().x(goal);
    goalY = moves.mask().y(goal);
    g[start] = 0;
    arrivalDirection[start] = START_DIRECTION;
  }

  @Override
  protected void expand(int cell) {
    int dx = goalX - moves.mask().x(cell);
    int dy = goalY - moves.mask().y(cell);
    long cost = g[cell];
    for (int directions = moves.from(cell) & DIRECTIONS_BY_ARRIVAL[arrivalDirection[cell]];
        directions != 0;
        directions &= directions - 1) {
      int direction = Integer.numberOfTrailingZeros(directions);
      int next = cell + steps[direction];
      generated();
      if (isExpanded(next)) {
        pruned();
        continue;
      }
      long newCost = cost + (direction < CellMoves.DIAGONAL ? costs.straight() : costs.diagonal());
      if (isQueued(next) && newCost >= g[next]) {
        pruned();
        continue;
      }
      g[next] = newCost;
      arrivalDirection[next] = (byte) direction;
      long h = costs.octileCost(dx - CellMoves.dx(direction), dy - CellMoves.dy(direction));
      enqueue(next, newCost + h, h);
    }
  }

  @Override
  protected double costOf(int goal) {
    return g[goal] / costs.unit();
  }

  @Override
  protected void trace(int start, int goal, CellPath path) {
    for (int cell = goal; cell != start; cell -= steps[arrivalDirection[cell]]) {
      path.add(cell);
    }
  }
}
