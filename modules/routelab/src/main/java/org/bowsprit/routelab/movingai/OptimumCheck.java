package org.bowsprit.routelab.movingai;

import java.util.Arrays;
import java.util.PriorityQueue;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Computes the shortest length between two cells of a map with Dijkstra's algorithm, to check a
 * scenario's claims independently of every router.
 */
public final class OptimumCheck {

  /** The allowed relative error. Claimed lengths are written with few digits. */
  private static final double TOLERANCE = 2e-4;

  private static final int[][] STEPS = {
    {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}
  };

  private final GridMap map;
  private final double[] shortestLengths;

  private record OpenCell(int cell, double length) {}

  /** Creates a check for walks on a map. */
  public OptimumCheck(GridMap map) {
    this.map = map;
    this.shortestLengths = new double[map.width() * map.height()];
  }

  /**
   * Returns whether a walk's claimed optimum is correct within rounding.
   *
   * @param walk a walk between cells
   */
  public boolean isCorrect(Scenario.Walk walk) {
    double shortest = shortest(walk);
    return Math.abs(shortest - walk.optimum()) <= TOLERANCE * Math.max(1, shortest);
  }

  /** Returns the shortest length of a walk between cells; infinite if there is no path. */
  public double shortest(Scenario.Walk walk) {
    return shortest(
        new Point(walk.startX().intValueExact(), walk.startY().intValueExact()),
        new Point(walk.goalX().intValueExact(), walk.goalY().intValueExact()));
  }

  /** Returns the shortest length; infinite if there is no path. */
  public double shortest(Point start, Point goal) {
    if (!map.isPassable(start.x(), start.y()) || !map.isPassable(goal.x(), goal.y())) {
      return Double.POSITIVE_INFINITY;
    }
    Arrays.fill(shortestLengths, Double.POSITIVE_INFINITY);
    PriorityQueue<OpenCell> open =
        new PriorityQueue<>((a, b) -> Double.compare(a.length, b.length));
    int first = start.y() * map.width() + start.x();
    int last = goal.y() * map.width() + goal.x();
    shortestLengths[first] = 0;
    open.add(new OpenCell(first, 0));
    while (!open.isEmpty()) {
      OpenCell next = open.remove();
      if (next.cell == last) {
        return next.length;
      }
      if (next.length <= shortestLengths[next.cell]) {
        expand(next, open);
      }
    }
    return Double.POSITIVE_INFINITY;
  }

  private void expand(OpenCell from, PriorityQueue<OpenCell> open) {
    int x = from.cell % map.width();
    int y = from.cell / map.width();
    for (int[] step : STEPS) {
      boolean free =
          map.isPassable(x + step[0], y + step[1])
              && map.isPassable(x + step[0], y)
              && map.isPassable(x, y + step[1]);
      if (free) {
        double length = from.length + (step[0] != 0 && step[1] != 0 ? Math.sqrt(2) : 1);
        int cell = (y + step[1]) * map.width() + x + step[0];
        if (length < shortestLengths[cell]) {
          shortestLengths[cell] = length;
          open.add(new OpenCell(cell, length));
        }
      }
    }
  }
}
