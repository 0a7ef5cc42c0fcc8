package org.bowsprit.router.theta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellPath;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;
import org.junit.jupiter.api.Test;

/** Tests the paths of Lazy Theta* over random masks. */
class LazyThetaSearchTest {

  private static final int MASK_COUNT = 600;

  @Test
  void aPathOnTheMaskIsFoundIfOneExists() {
    for (int seed = 0; seed < MASK_COUNT; seed++) {
      Random random = new Random(seed);
      Mask mask = randomMask(random);
      CellMoves moves = new CellMoves(mask);
      LazyThetaSearch search = new LazyThetaSearch(moves);
      int[] setCells = mask.toBitSet().stream().toArray();
      for (int i = 0; i < 5 && setCells.length > 0; i++) {
        int start = setCells[random.nextInt(setCells.length)];
        int goal = setCells[random.nextInt(setCells.length)];
        CellPath path = new CellPath();
        boolean isFound = search.search(start, goal, Limits.NONE, path);
        assertThat(isFound).isEqualTo(moves.areConnected(start, goal));
        if (isFound) {
          assertPathStaysOnMask(mask, path, start, goal, search.cost());
        }
      }
    }
  }

  private static Mask randomMask(Random random) {
    int width = 1 + random.nextInt(30);
    boolean[] cells = new boolean[width * (1 + random.nextInt(20))];
    int cellsPerHole = 2 + random.nextInt(8);
    for (int i = 0; i < cells.length; i++) {
      cells[i] = random.nextInt(cellsPerHole) != 0;
    }
    return Mask.of(-7, 3, width, cells);
  }

  private static void assertPathStaysOnMask(
      Mask mask, CellPath path, int start, int goal, double expectedLength) {
    assertThat(path.cell(0)).isEqualTo(start);
    assertThat(path.cell(path.size() - 1)).isEqualTo(goal);
    double length = 0;
    for (int i = 1; i < path.size(); i++) {
      int ax = mask.x(path.cell(i - 1));
      int ay = mask.y(path.cell(i - 1));
      int bx = mask.x(path.cell(i));
      int by = mask.y(path.cell(i));
      assertThat(PixelLine.isClear(mask, ax, ay, bx, by)).isTrue();
      length += Math.hypot(bx - ax, by - ay);
    }
    // The search may find a shorter path to a cell after the successors of the cell have used the
    // old cost.
    assertThat(length).isLessThanOrEqualTo(expectedLength + 1e-9);
    assertThat(length).isCloseTo(expectedLength, within(expectedLength * 0.1 + 1e-9));
  }
}
