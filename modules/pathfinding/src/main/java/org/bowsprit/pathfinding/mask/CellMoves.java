package org.bowsprit.pathfinding.mask;

/**
 * The moves between neighbouring cells of a mask that do not cut corners (spec 08 §10.2). A
 * straight move requires that the target cell is set. A diagonal move also requires that both
 * straight neighbours are set.
 *
 * <p>Directions are numbered N, E, S, W, NE, SE, SW, NW from 0. Immutable. The moves are computed
 * once, so that a search reads only one byte per cell.
 *
 * @since 1.0
 */
public final class CellMoves {

  /** The number of directions. */
  public static final int DIRECTIONS = 8;

  /** The first diagonal direction. All lower directions are straight. */
  public static final int DIAGONAL = 4;

  private static final int[] DX = {0, 1, 0, -1, 1, 1, -1, -1};
  private static final int[] DY = {-1, 0, 1, 0, -1, 1, 1, -1};

  private final Mask mask;
  private final byte[] moves;
  private final int[] areaNumbers;

  /** Computes every move on a mask. */
  public CellMoves(Mask mask) {
    this.mask = mask;
    this.moves = new byte[mask.size()];
    for (int row = 0; row < mask.height(); row++) {
      for (int column = 0; column < mask.width(); column++) {
        int cell = row * mask.width() + column;
        if (mask.isSet(cell)) {
          moves[cell] = (byte) movesFrom(mask.left() + column, mask.top() + row);
        }
      }
    }
    this.areaNumbers = numberAreas();
  }

  private int movesFrom(int x, int y) {
    int directions = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int dx = DX[direction];
      int dy = DY[direction];
      if (mask.isSet(x + dx, y + dy) && mask.isSet(x + dx, y) && mask.isSet(x, y + dy)) {
        directions |= 1 << direction;
      }
    }
    return directions;
  }

  /**
   * Numbers the connected areas of cells from 1. Straight moves suffice, because diagonal moves
   * never connect cells that straight moves do not.
   */
  private int[] numberAreas() {
    int[] numbers = new int[moves.length];
    int[] stack = new int[moves.length];
    int areaCount = 0;
    for (int firstCell = 0; firstCell < numbers.length; firstCell++) {
      if (!mask.isSet(firstCell) || numbers[firstCell] != 0) {
        continue;
      }
      int size = 0;
      stack[size++] = firstCell;
      numbers[firstCell] = ++areaCount;
      while (size > 0) {
        int cell = stack[--size];
        for (int direction = 0; direction < DIAGONAL; direction++) {
          int next = cell + step(direction);
          if (allows(cell, direction) && numbers[next] == 0) {
            numbers[next] = areaCount;
            stack[size++] = next;
          }
        }
      }
    }
    return numbers;
  }

  public Mask mask() {
    return mask;
  }

  /** Returns the moves that a cell allows. Bit d is set if direction d is allowed. */
  public int from(int cell) {
    return moves[cell];
  }

  /** Returns whether a move from a cell is allowed. */
  public boolean allows(int cell, int direction) {
    return (moves[cell] >> direction & 1) != 0;
  }

  /** Returns the change of a cell's index by a move. */
  public int step(int direction) {
    return DY[direction] * mask.width() + DX[direction];
  }

  /** Returns the change of x by a move in a direction: −1, 0 or 1. */
  public static int dx(int direction) {
    return DX[direction];
  }

  /** Returns the change of y by a move in a direction: −1, 0 or 1. */
  public static int dy(int direction) {
    return DY[direction];
  }

  /** Returns whether moves lead from one set cell to another. */
  public boolean areConnected(int a, int b) {
    return areaNumbers[a] == areaNumbers[b];
  }

  /**
   * Returns the cell that is nearest to (x, y) among the cells that can be reached from a set cell.
   * In a tie, returns the cell with the smallest index.
   */
  public int nearestConnected(int from, int x, int y) {
    int best = from;
    long bestDistance = Long.MAX_VALUE;
    for (int cell = 0; cell < areaNumbers.length; cell++) {
      if (areaNumbers[cell] == areaNumbers[from]) {
        long dx = (long) mask.x(cell) - x;
        long dy = (long) mask.y(cell) - y;
        if (dx * dx + dy * dy < bestDistance) {
          best = cell;
          bestDistance = dx * dx + dy * dy;
        }
      }
    }
    return best;
  }
}
