package org.bowsprit.router.grid;

import org.bowsprit.pathfinding.mask.BestFirstSearch;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellPath;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * Jump point search (Harabor and Grastien 2011) with the rules for paths that do not cut corners.
 * Of several equally short paths, it follows only the one whose diagonal steps come first. It skips
 * cells at which this path cannot turn, 64 cells at a time.
 *
 * <p>This search finds a path of the same cost as {@link AStarSearch}, but not always with the same
 * cells.
 */
final class JumpPointSearch extends BestFirstSearch {

  /** The direction of arrival of the start, which is expanded in all directions. */
  private static final byte START_DIRECTION = CellMoves.DIRECTIONS;

  private static final int NORTH = 0;
  private static final int EAST = 1;
  private static final int SOUTH = 2;

  private final CellMoves moves;
  private final StepCosts costs;
  private final FreeRuns rows;
  private final FreeRuns columns;
  private final int width;
  private final long[] costFromStart;
  private final byte[] arrivalDirection;
  private final int[] parent;
  private int goalX;
  private int goalY;

  JumpPointSearch(CellMoves moves, StepCosts costs) {
    super(moves.mask(), costs.queueFor(moves.mask()));
    Mask mask = moves.mask();
    this.moves = moves;
    this.costs = costs;
    this.width = mask.width();
    this.rows = new FreeRuns(width, mask.height());
    this.columns = new FreeRuns(mask.height(), width);
    for (int cell = 0; cell < mask.size(); cell++) {
      if (mask.isSet(cell)) {
        rows.setFree(cell % width, cell / width);
        columns.setFree(cell / width, cell % width);
      }
    }
    this.costFromStart = new long[mask.size()];
    this.arrivalDirection = new byte[mask.size()];
    this.parent = new int[mask.size()];
  }

  @Override
  public String openedName() {
    return "jump points";
  }

  @Override
  protected void begin(int start, int goal) {
    goalX = goal % width;
    goalY = goal / width;
    costFromStart[start] = 0;
    arrivalDirection[start] = START_DIRECTION;
  }

  /** Jumps in the directions in which a path with this direction of arrival can continue. */
  @Override
  protected void expand(int cell) {
    int x = cell % width;
    int y = cell / width;
    int arrival = arrivalDirection[cell];
    if (arrival == START_DIRECTION) {
      for (int direction = 0; direction < CellMoves.DIRECTIONS; direction++) {
        jump(cell, x, y, direction);
      }
    } else if (arrival < CellMoves.DIAGONAL) {
      jump(cell, x, y, arrival);
      turnIfOpened(cell, x, y, arrival, (arrival + 1) & 3);
      turnIfOpened(cell, x, y, arrival, (arrival + 3) & 3);
    } else {
      jump(cell, x, y, arrival);
      jump(cell, x, y, verticalPart(arrival));
      jump(cell, x, y, horizontalPart(arrival));
    }
  }

  /** After a straight run, also jumps to one side if that side was blocked one cell earlier. */
  private void turnIfOpened(int cell, int x, int y, int ahead, int side) {
    int sideX = x + CellMoves.dx(side);
    int sideY = y + CellMoves.dy(side);
    boolean isOpened =
        rows.isFree(sideX, sideY)
            && !rows.isFree(sideX - CellMoves.dx(ahead), sideY - CellMoves.dy(ahead));
    if (isOpened) {
      jump(cell, x, y, side);
      jump(cell, x, y, diagonalBetween(ahead, side));
    }
  }

  private void jump(int cell, int x, int y, int direction) {
    if (direction < CellMoves.DIAGONAL) {
      int turnPosition = findTurn(x, y, direction);
      if (turnPosition != FreeRuns.BLOCKED) {
        int steps = Math.abs(turnPosition - (isVertical(direction) ? y : x));
        int reachedCell =
            isVertical(direction) ? turnPosition * width + x : y * width + turnPosition;
        addJumpPoint(cell, reachedCell, direction, steps * costs.straight());
      }
    } else {
      jumpDiagonally(cell, x, y, direction);
    }
  }

  /** Returns the first position along a straight run from (x, y) at which a path can turn. */
  private int findTurn(int x, int y, int direction) {
    if (isVertical(direction)) {
      int endPosition = x == goalX ? goalY : FreeRuns.BLOCKED;
      return direction == SOUTH
          ? columns.runUp(y, x, endPosition)
          : columns.runDown(y, x, endPosition);
    }
    int endPosition = y == goalY ? goalX : FreeRuns.BLOCKED;
    return direction == EAST ? rows.runUp(x, y, endPosition) : rows.runDown(x, y, endPosition);
  }

  private void jumpDiagonally(int cell, int fromX, int fromY, int direction) {
    int step = moves.step(direction);
    int horizontal = horizontalPart(direction);
    int vertical = verticalPart(direction);
    int x = fromX;
    int y = fromY;
    int current = cell;
    for (long cost = costs.diagonal(); moves.allows(current, direction); cost += costs.diagonal()) {
      x += CellMoves.dx(direction);
      y += CellMoves.dy(direction);
      current += step;
      if ((x == goalX && y == goalY)
          || findTurn(x, y, horizontal) != FreeRuns.BLOCKED
          || findTurn(x, y, vertical) != FreeRuns.BLOCKED) {
        addJumpPoint(cell, current, direction, cost);
        return;
      }
    }
  }

  private void addJumpPoint(int from, int cell, int direction, long addedCost) {
    long newCost = costFromStart[from] + addedCost;
    generated();
    if (isExpanded(cell) || (isQueued(cell) && newCost >= costFromStart[cell])) {
      pruned();
      return;
    }
    costFromStart[cell] = newCost;
    arrivalDirection[cell] = (byte) direction;
    parent[cell] = from;
    long estimatedRest = costs.octileCost(goalX - cell % width, goalY - cell / width);
    enqueue(cell, newCost + estimatedRest, estimatedRest);
  }

  @Override
  protected double costOf(int goal) {
    return costFromStart[goal] / costs.unit();
  }

  @Override
  protected void trace(int start, int goal, CellPath path) {
    for (int cell = goal; cell != start; cell = parent[cell]) {
      int step = moves.step(arrivalDirection[cell]);
      for (int passedCell = cell; passedCell != parent[cell]; passedCell -= step) {
        path.add(passedCell);
      }
    }
  }

  private static boolean isVertical(int direction) {
    return (direction & 1) == 0;
  }

  private static int verticalPart(int diagonal) {
    return CellMoves.dy(diagonal) < 0 ? NORTH : SOUTH;
  }

  private static int horizontalPart(int diagonal) {
    return CellMoves.dx(diagonal) > 0 ? EAST : EAST + 2;
  }

  private static int diagonalBetween(int ahead, int side) {
    int dx = CellMoves.dx(ahead) + CellMoves.dx(side);
    int dy = CellMoves.dy(ahead) + CellMoves.dy(side);
    return dx > 0
        ? (dy < 0 ? CellMoves.DIAGONAL : CellMoves.DIAGONAL + 1)
        : (dy > 0 ? CellMoves.DIAGONAL + 2 : CellMoves.DIAGONAL + 3);
  }
}
