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
 * Compares A* with the simplest implementation of the rule of spec 08 §10.2, which compares all
 * open cells at each step.
 */
class SearchOrderTest {

  private static final int[][] NESW_THEN_DIAGONALS = {
    {0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}
  };

  @Test
  void theFirstOfEquallyCheapPathsIsReturned() {
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
          .as("seed %d", seed)
          .isEqualTo(simplestSearch(mask, start, goal));
    }
  }

  private static List<Point> simplestSearch(Mask mask, int start, int goal) {
    Point target = new Point(mask.x(goal), mask.y(goal));
    Map<Integer, Integer> costs = new HashMap<>(Map.of(start, 0));
    Map<Integer, Integer> parent = new HashMap<>();
    Set<Integer> open = new HashSet<>(Set.of(start));
    Set<Integer> closed = new HashSet<>();
    Comparator<Integer> order =
        Comparator.<Integer>comparingInt(cell -> costs.get(cell) + octile(mask, cell, target))
            .thenComparingInt(cell -> octile(mask, cell, target))
            .thenComparingInt(cell -> cell);
    while (!open.isEmpty()) {
      int cell = open.stream().min(order).get();
      open.remove(cell);
      closed.add(cell);
      if (cell == goal) {
        return pathTo(mask, parent, goal);
      }
      int x = mask.x(cell);
      int y = mask.y(cell);
      for (int[] offset : NESW_THEN_DIAGONALS) {
        if (!mask.isSet(x + offset[0], y + offset[1])
            || !mask.isSet(x + offset[0], y)
            || !mask.isSet(x, y + offset[1])) {
          continue;
        }
        int next = mask.index(x + offset[0], y + offset[1]);
        int cost = costs.get(cell) + (offset[0] == 0 || offset[1] == 0 ? 10 : 14);
        if (!closed.contains(next) && cost < costs.getOrDefault(next, Integer.MAX_VALUE)) {
          costs.put(next, cost);
          parent.put(next, cell);
          open.add(next);
        }
      }
    }
    return List.of();
  }

  private static int octile(Mask mask, int cell, Point target) {
    int dx = Math.abs(mask.x(cell) - target.x());
    int dy = Math.abs(mask.y(cell) - target.y());
    return 14 * Math.min(dx, dy) + 10 * Math.abs(dx - dy);
  }

  private static List<Point> pathTo(Mask mask, Map<Integer, Integer> parent, int goal) {
    List<Point> path = new ArrayList<>();
    for (Integer cell = goal; cell != null; cell = parent.get(cell)) {
      path.add(0, new Point(mask.x(cell), mask.y(cell)));
    }
    return path;
  }
}
