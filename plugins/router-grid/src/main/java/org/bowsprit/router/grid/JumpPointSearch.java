package org.bowsprit.router.grid;

import org.bowsprit.pathfinding.mask.BestFirstSearch;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellPath;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * Jump point search (Harabor and Grastien 2011) with the rules for paths that do not cut corners.
 * Of all shortest paths, it follows only one with early diagonal steps. It skips cells at which
 * this path cannot turn, 64 cells at a time.
 *
 * <p>It finds a path of the same cost as {@link AStarSearch}, but not always with the same cells.
 */
final class JumpPointSearch extends BestFirstSearch {

  /** The direction of arrival of the start, which is expanded in all directions. */
  private static final byte START = CellMoves.DIRECTIONS;

  private static final int NORTH = 0;
  private static final int EAST = 1;
  private static final int SOUTH = 2;

  private final CellMoves moves;
  private final StepCosts costs;
  private final FreeRuns rows;
  private final FreeRuns columns;
  private final int width;
  private final long[] g;
  private final byte[] arrivedBy;
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
        rows.set(cell % width, cell / width);
        columns.set(cell / width, cell % width);
      }
    }
    this.g = new long[mask.size()];
    this.arrivedBy = new byte[mask.size()];
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
    g[start] = 0;
    arrivedBy[start] = START;
  }

  /** Jumps in the directions in which a path with this direction of arrival can continue. */
  @Override
  protected void expand(int cell) {
    int x = cell % width;
    int y = cell / width;
    int arrived = arrivedBy[cell];
    if (arrived == START) {
      for (int direction = 0; direction < CellMoves.DIRECTIONS; direction++) {
        jump(cell, x, y, direction);
      }
    } else if (arrived < CellMoves.DIAGONAL) {
      jump(cell, x, y, arrived);
      turnWhereOpen(cell, x, y, arrived, (arrived + 1) & 3);
      turnWhereOpen(cell, x, y, arrived, (arrived + 3) & 3);
    } else {
      jump(cell, x, y, arrived);
      jump(cell, x, y, vertical(arrived));
      jump(cell, x, y, horizontal(arrived));
    }
  }

  /** After a straight run, turns to a side that was blocked one cell earlier. */
  private void turnWhereOpen(int cell, int x, int y, int ahead, int side) {
    int sideX = x + CellMoves.dx(side);
    int sideY = y + CellMoves.dy(side);
    boolean opens =
        rows.isFree(sideX, sideY)
            && !rows.isFree(sideX - CellMoves.dx(ahead), sideY - CellMoves.dy(ahead));
    if (opens) {
      jump(cell, x, y, side);
      jump(cell, x, y, diagonal(ahead, side));
    }
  }

  private void jump(int cell, int x, int y, int direction) {
    if (direction < CellMoves.DIAGONAL) {
      int found = straight(x, y, direction);
      if (found != FreeRuns.BLOCKED) {
        int way = Math.abs(found - (isVertical(direction) ? y : x));
        int reached = isVertical(direction) ? found * width + x : y * width + found;
        reach(cell, reached, direction, way * costs.straight());
      }
    } else {
      jumpDiagonally(cell, x, y, direction);
    }
  }

  /** Returns the first position along a straight run from (x, y) at which a path can turn. */
  private int straight(int x, int y, int direction) {
    if (isVertical(direction)) {
      int stop = x == goalX ? goalY : FreeRuns.BLOCKED;
      return direction == SOUTH ? columns.runUp(y, x, stop) : columns.runDown(y, x, stop);
    }
    int stop = y == goalY ? goalX : FreeRuns.BLOCKED;
    return direction == EAST ? rows.runUp(x, y, stop) : rows.runDown(x, y, stop);
  }

  private void jumpDiagonally(int cell, int fromX, int fromY, int direction) {
    int step = moves.step(direction);
    int across = horizontal(direction);
    int along = vertical(direction);
    int x = fromX;
    int y = fromY;
    int at = cell;
    for (long way = costs.diagonal(); moves.allows(at, direction); way += costs.diagonal()) {
      x += CellMoves.dx(direction);
      y += CellMoves.dy(direction);
      at += step;
      if ((x == goalX && y == goalY)
          || straight(x, y, across) != FreeRuns.BLOCKED
          || straight(x, y, along) != FreeRuns.BLOCKED) {
        reach(cell, at, direction, way);
        return;
      }
    }
  }

  private void reach(int from, int cell, int direction, long way) {
    long there = g[from] + way;
    generated();
    if (isExpanded(cell) || (isQueued(cell) && there >= g[cell])) {
      pruned();
      return;
    }
    g[cell] = there;
    arrivedBy[cell] = (byte) direction;
    parent[cell] = from;
    long h = costs.octile(goalX - cell % width, goalY - cell / width);
    enqueue(cell, there + h, h);
  }

  @Override
  protected double costOf(int goal) {
    return g[goal] / costs.unit();
  }

  @Override
  protected void trace(int start, int goal, CellPath path) {
    for (int cell = goal; cell != start; cell = parent[cell]) {
      int step = moves.step(arrivedBy[cell]);
      for (int at = cell; at != parent[cell]; at -= step) {
        path.add(at);
      }
    }
  }

  private static boolean isVertical(int direction) {
    return (direction & 1) == 0;
  }

  private static int vertical(int diagonal) {
    return CellMoves.dy(diagonal) < 0 ? NORTH : SOUTH;
  }

  private static int horizontal(int diagonal) {
    return CellMoves.dx(diagonal) > 0 ? EAST : EAST + 2;
  }

  private static int diagonal(int ahead, int side) {
    int dx = CellMoves.dx(ahead) + CellMoves.dx(side);
    int dy = CellMoves.dy(ahead) + CellMoves.dy(side);
    return dx > 0
        ? (dy < 0 ? CellMoves.DIAGONAL : CellMoves.DIAGONAL + 1)
        : (dy > 0 ? CellMoves.DIAGONAL + 2 : CellMoves.DIAGONAL + 3);
  }
}
