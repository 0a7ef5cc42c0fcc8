package org.bowsprit.pathfinding;

import org.bowsprit.pathfinding.geometry.BoxIndex;

/**
 * The boxes that an actor can reach, with locks respected (spec 09 §9, clamp).
 *
 * @since 1.0
 */
public final class ReachableBoxes {

  private ReachableBoxes() {}

  /**
   * Returns an index for clamping points. It contains the effective boxes that can be reached
   * through the matrix from the actor's position. Without a matrix, it contains all effective
   * boxes.
   *
   * @param x the actor's x
   * @param y the actor's y
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
