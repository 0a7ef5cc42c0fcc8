package org.bowsprit.router.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.CellPath;
import org.bowsprit.pathfinding.mask.CellSearch;
import org.bowsprit.pathfinding.mask.Mask;

/** Creates masks from text and random masks for tests, and finds paths over masks. */
final class TestMasks {

  private TestMasks() {}

  /** Returns a mask from rows of characters, in which {@code #} is a set cell. */
  static Mask of(String... rows) {
    String cellText = String.join("", rows);
    boolean[] cells = new boolean[cellText.length()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = cellText.charAt(i) == '#';
    }
    return Mask.of(0, 0, rows[0].length(), cells);
  }

  /** Returns a random mask that either has scattered holes or consists of rectangles. */
  static Mask randomMask(Random random, int maxWidth, int maxHeight) {
    int width = 1 + random.nextInt(maxWidth);
    int height = 1 + random.nextInt(maxHeight);
    boolean[] cells = new boolean[width * height];
    if (random.nextBoolean()) {
      int cellsPerHole = 2 + random.nextInt(6);
      for (int i = 0; i < cells.length; i++) {
        cells[i] = random.nextInt(cellsPerHole) != 0;
      }
    } else {
      for (int remainingBoxes = 1 + random.nextInt(12); remainingBoxes > 0; remainingBoxes--) {
        int left = random.nextInt(width);
        int top = random.nextInt(height);
        int right = Math.min(width, left + 1 + random.nextInt(width));
        int bottom = Math.min(height, top + 1 + random.nextInt(1 + height / 2));
        for (int y = top; y < bottom; y++) {
          for (int x = left; x < right; x++) {
            cells[y * width + x] = true;
          }
        }
      }
    }
    return Mask.of(random.nextInt(40) - 20, random.nextInt(40) - 20, width, cells);
  }

  /** Returns a random set cell, or {@link Mask#NONE} if no cell is set. */
  static int randomCell(Mask mask, Random random) {
    int[] setCells = mask.toBitSet().stream().toArray();
    return setCells.length == 0 ? Mask.NONE : setCells[random.nextInt(setCells.length)];
  }

  /** Returns the pixels of the path that a search finds; empty if there is no path. */
  static List<Point> findPath(CellSearch search, Mask mask, int start, int goal) {
    CellPath path = new CellPath();
    List<Point> pixels = new ArrayList<>();
    if (search.search(start, goal, Limits.NONE, path)) {
      for (int i = 0; i < path.size(); i++) {
        pixels.add(new Point(mask.x(path.cell(i)), mask.y(path.cell(i))));
      }
    }
    return pixels;
  }
}
