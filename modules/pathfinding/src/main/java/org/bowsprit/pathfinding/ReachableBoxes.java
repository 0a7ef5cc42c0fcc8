package org.bowsprit.pathfinding;

import org.bowsprit.pathfinding.geometry.BoxIndex;

/**
 * The boxes an actor can get to, locks included (spec 09 §9, clamp).
 *
 * @since 1.0
 */
public final class ReachableBoxes {

  private ReachableBoxes() {}

  /**
   * Returns the index of the effective boxes that the matrix leads to from a place, which clamps
   * points into them; of all effective boxes where there is no matrix.
   *
   * @param x where the actor stands
   * @param y where the actor stands
   */
  public static BoxIndex from(Floor floor, int x, int y) {
    int start = floor.effective().resolve(x, y);
    if (start == BoxIndex.NONE || floor.matrix().isAbsent()) {
      return floor.effective();
    }
    return BoxIndex.of(
        floor.boxes(),
        box ->
            floor.isEffective(box.id())
                && BoxChain.follow(floor, start, box.id()).reason() == Reason.OK);
  }
}
