package org.bowsprit.router.grid;

import org.bowsprit.pathfinding.mask.CellQueue;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * The costs of straight and diagonal steps, in whole units (spec 08 §10.2).
 *
 * <p>The real costs 1 and √2 are stored in units of 2<sup>−24</sup>. Sums are exact, so the search
 * order does not depend on rounding. For up to thousands of steps, two costs compare like the real
 * numbers.
 *
 * @param straight the cost of a straight step, in units
 * @param diagonal the cost of a diagonal step, in units
 * @param unit the number of units in a cost of 1
 */
record StepCosts(long straight, long diagonal, double unit) {

  /** The costs 10 and 14. */
  static final StepCosts INTEGER = new StepCosts(10, 14, 1);

  /** The costs 1 and √2. */
  static final StepCosts REAL =
      new StepCosts(1 << 24, Math.round(Math.sqrt(2) * (1 << 24)), 1 << 24);

  /** Returns the lowest cost of a path without obstacles that covers dx columns and dy rows. */
  long octileCost(int dx, int dy) {
    int columns = Math.abs(dx);
    int rows = Math.abs(dy);
    int diagonalSteps = Math.min(columns, rows);
    return diagonalSteps * diagonal + (Math.max(columns, rows) - diagonalSteps) * straight;
  }

  /** Creates a queue for a search over a mask, ordered by f, then h, then cell. */
  CellQueue queueFor(Mask mask) {
    long maxH = octileCost(mask.width(), mask.height());
    return CellQueue.of(diagonal * mask.count() + maxH, maxH, mask.size());
  }
}
