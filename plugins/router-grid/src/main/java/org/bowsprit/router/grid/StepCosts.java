package org.bowsprit.router.grid;

import org.bowsprit.pathfinding.mask.CellQueue;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * What straight and diagonal steps cost, in whole units (spec 08 §10.2).
 *
 * <p>The real costs 1 and √2 are kept in units of 2<sup>−24</sup>: sums stay exact, so that the
 * order of search does not depend on rounding, and up to thousands of steps two costs compare as
 * the real numbers do.
 *
 * @param straight units of a straight step
 * @param diagonal units of a diagonal step
 * @param unit units of a cost of 1
 */
record StepCosts(long straight, long diagonal, double unit) {

  /** 10 and 14. */
  static final StepCosts INTEGER = new StepCosts(10, 14, 1);

  /** 1 and √2. */
  static final StepCosts REAL =
      new StepCosts(1 << 24, Math.round(Math.sqrt(2) * (1 << 24)), 1 << 24);

  /** The least cost of dx and dy steps where nothing is in the way. */
  long octile(int dx, int dy) {
    int across = Math.abs(dx);
    int down = Math.abs(dy);
    int both = Math.min(across, down);
    return both * diagonal + (Math.max(across, down) - both) * straight;
  }

  /** Creates a queue for a search over a mask: by f, then h, then cell. */
  CellQueue queueFor(Mask mask) {
    long maxH = octile(mask.width(), mask.height());
    return CellQueue.of(diagonal * mask.count() + maxH, maxH, mask.size());
  }
}
