package org.bowsprit.router.grid;

import java.util.Locale;
import org.bowsprit.pathfinding.mask.CellPath;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;

/**
 * The ways to remove cells of a path before the remaining cells become waypoints (spec 08 §10.3).
 */
enum Smoothing {
  /**
   * Keeps the first cell, and after each kept cell the farthest later cell that is visible from it.
   */
  PULL {
    @Override
    void apply(Mask mask, CellPath path) {
      int last = path.size() - 1;
      int keptCount = 1;
      int current = 0;
      while (current < last) {
        current = farthestInSight(mask, path, current);
        path.move(current, keptCount++);
      }
      path.truncate(keptCount);
    }

    private int farthestInSight(Mask mask, CellPath path, int from) {
      int x = mask.x(path.cell(from));
      int y = mask.y(path.cell(from));
      for (int to = path.size() - 1; to > from + 1; to--) {
        if (PixelLine.isClear(mask, x, y, mask.x(path.cell(to)), mask.y(path.cell(to)))) {
          return to;
        }
      }
      return from + 1;
    }
  },
  /** Keeps only the cells at which the direction changes. */
  CORNERS {
    @Override
    void apply(Mask mask, CellPath path) {
      int last = path.size() - 1;
      int keptCount = 1;
      int previous = path.cell(0);
      for (int i = 1; i < last; i++) {
        int cell = path.cell(i);
        int next = path.cell(i + 1);
        boolean isStraight =
            mask.x(next) - mask.x(cell) == mask.x(cell) - mask.x(previous)
                && mask.y(next) - mask.y(cell) == mask.y(cell) - mask.y(previous);
        if (!isStraight) {
          path.move(i, keptCount++);
        }
        previous = cell;
      }
      if (last > 0) {
        path.move(last, keptCount++);
      }
      path.truncate(keptCount);
    }
  },
  /** Keeps every cell. */
  NONE {
    @Override
    void apply(Mask mask, CellPath path) {}
  };

  /** Removes cells from a path of neighbouring cells, in place. The ends of the path remain. */
  abstract void apply(Mask mask, CellPath path);

  String optionValue() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Smoothing ofOption(String value) {
    return valueOf(value.toUpperCase(Locale.ROOT));
  }
}
