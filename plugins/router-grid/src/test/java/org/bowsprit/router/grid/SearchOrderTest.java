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
 * Compares A* with the simplest implementation of the rule of spec 08 §10.2, which sorts its lists
 * at each step.
 */
class SearchOrderTest {

  private static final int[][] NESW_THEN_DIAGONALS = {
    {0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}
  };

  @Test
  void theFirstOfEquallyCheapPathsIsTaken() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Mask mask = Masks.random(random, 14, 12);
      if (mask.count() == 0) {
        continue;
      }
      int start = Masks.cell(mask, random);
      int goal = Masks.cell(mask, random);
      assertThat(
              Masks.way(new AStarSearch(new CellMoves(mask), StepCosts.INTEGER), mask, start, goal))
          .as("seed %d", seed)
          .isEqualTo(plainly(mask, start, goal));
    }
  }

  private static List<Point> plainly(Mask mask, int start, int goal) {
    Point target = new Point(mask.x(goal), mask.y(goal));
    Map<Integer, Integer> g = new HashMap<>(Map.of(start, 0));
    Map<Integer, Integer> parent = new HashMap<>();
    Set<Integer> open = new HashSet<>(Set.of(start));
    Set<Integer> closed = new HashSet<>();
    Comparator<Integer> order =
        Comparator.<Integer>comparingInt(cell -> g.get(cell) + octile(mask, cell, target))
            .thenComparingInt(cell -> octile(mask, cell, target))
            .thenComparingInt(cell -> cell);
    while (!open.isEmpty()) {
      int cell = open.stream().min(order).get();
      open.remove(cell);
      closed.add(cell);
      if (cell == goal) {
        return trace(mask, parent, goal);
      }
      int x = mask.x(cell);
      int y = mask.y(cell);
      for (int[] d : NESW_THEN_DIAGONALS) {
        if (!mask.isSet(x + d[0], y + d[1])
            || !mask.isSet(x + d[0], y)
            || !mask.isSet(x, y + d[1])) {
          continue;
        }
        int next = mask.index(x + d[0], y + d[1]);
        int there = g.get(cell) + (d[0] == 0 || d[1] == 0 ? 10 : 14);
        if (!closed.contains(next) && there < g.getOrDefault(next, Integer.MAX_VALUE)) {
          g.put(next, there);
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

  private static List<Point> trace(Mask mask, Map<Integer, Integer> parent, int goal) {
    List<Point> way = new ArrayList<>();
    for (Integer cell = goal; cell != null; cell = parent.get(cell)) {
      way.add(0, new Point(mask.x(cell), mask.y(cell)));
    }
    return way;
  }
}
