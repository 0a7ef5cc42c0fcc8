package org.bowsprit.router.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.Mask;
import org.junit.jupiter.api.Test;

/**
 * Tests the order in which A* expands cells (spec 08 §10.2). A* is compared with the simplest
 * implementation of the rule, which compares all open cells at each step.
 */
class SearchOrderTest {

  private static final int[][] MOVES_IN_ORDER = {
    {0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}
  };

  @Test
  void theFirstOfSeveralPathsWithEqualCostIsReturned() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Mask mask = TestMasks.randomMask(random, 14, 12);
      if (mask.count() == 0) {
        continue;
      }
      int start = TestMasks.randomCell(mask, random);
      int goal = TestMasks.randomCell(mask, random);
      assertThat(
              TestMasks.findPath(
                  new AStarSearch(new CellMoves(mask), StepCosts.INTEGER), mask, start, goal))
          .as("the path for seed %d", seed)
          .isEqualTo(simplestSearch(mask, start, goal));
    }
  }

  private static List<Point> simplestSearch(Mask mask, int start, int goal) {
    Point target = new Point(mask.x(goal), mask.y(goal));
    Map<Integer, Integer> costOfCell = new HashMap<>(Map.of(start, 0));
    Map<Integer, Integer> parentOfCell = new HashMap<>();
    Set<Integer> open = new HashSet<>(Set.of(start));
    Set<Integer> closed = new HashSet<>();
    Comparator<Integer> order =
        Comparator.<Integer>comparingInt(
                cell -> costOfCell.get(cell) + octileDistance(mask, cell, target))
            .thenComparingInt(cell -> octileDistance(mask, cell, target))
            .thenComparingInt(cell -> cell);
    while (!open.isEmpty()) {
      int cell = open.stream().min(order).get();
      open.remove(cell);
      closed.add(cell);
      if (cell == goal) {
        return pathTo(mask, parentOfCell, goal);
      }
      int x = mask.x(cell);
      int y = mask.y(cell);
      for (int[] offset : MOVES_IN_ORDER) {
        if (!mask.isSet(x + offset[0], y + offset[1])
            || !mask.isSet(x + offset[0], y)
            || !mask.isSet(x, y + offset[1])) {
          continue;
        }
        int next = mask.index(x + offset[0], y + offset[1]);
        int cost = costOfCell.get(cell) + (offset[0] == 0 || offset[1] == 0 ? 10 : 14);
        if (!closed.contains(next) && cost < costOfCell.getOrDefault(next, Integer.MAX_VALUE)) {
          costOfCell.put(next, cost);
          parentOfCell.put(next, cell);
          open.add(next);
        }
      }
    }
    return List.of();
  }

  private static int octileDistance(Mask mask, int cell, Point target) {
    int dx = Math.abs(mask.x(cell) - target.x());
    int dy = Math.abs(mask.y(cell) - target.y());
    return 14 * Math.min(dx, dy) + 10 * Math.abs(dx - dy);
  }

  private static List<Point> pathTo(Mask mask, Map<Integer, Integer> parentOfCell, int goal) {
    List<Point> path = new ArrayList<>();
    for (Integer cell = goal; cell != null; cell = parentOfCell.get(cell)) {
      path.add(0, new Point(mask.x(cell), mask.y(cell)));
    }
    return path;
  }
}
