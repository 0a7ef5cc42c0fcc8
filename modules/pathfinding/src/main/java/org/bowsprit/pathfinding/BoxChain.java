package org.bowsprit.pathfinding;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.BoxIndex;

/**
 * The boxes on the way from one box to another according to the matrix (spec 08 §8, step 4).
 *
 * @param boxes the ids in order, the start first; the goal is included only if it is reached
 * @param reason {@link Reason#OK}, {@link Reason#UNREACHABLE} (no entry), {@link Reason#SEALED}
 *     (the next box is hidden) or {@link Reason#MALFORMED} (the next box is the same or does not
 *     exist, or the chain has as many hops as there are boxes)
 * @since 1.0
 */
public record BoxChain(List<Integer> boxes, Reason reason) {

  public BoxChain {
    boxes = List.copyOf(boxes);
  }

  /**
   * Follows the matrix of a floor from one box to another, through boxes that are not hidden.
   * Neither {@code start} nor {@code goal} may be hidden.
   */
  public static BoxChain follow(Floor floor, int start, int goal) {
    int[] chain = new int[floor.boxCount() + 1];
    int length = 1;
    int current = start;
    chain[0] = start;
    Reason reason = Reason.OK;
    while (current != goal) {
      int next = floor.matrix().next(current, goal);
      reason = step(floor, floor.effective(), current, next, length - 1);
      if (reason != Reason.OK) {
        break;
      }
      current = next;
      chain[length++] = next;
    }
    return new BoxChain(Arrays.stream(chain, 0, length).boxed().toList(), reason);
  }

  /**
   * Returns {@link Reason#OK} if a chain may step from one box into the next, otherwise the reason
   * why it may not.
   *
   * @param floor the floor; only its number of boxes is used
   * @param effective the boxes that are not hidden
   * @param current the last box of the chain
   * @param next the box that the matrix names; negative if it names none
   * @param hops the number of steps made so far
   */
  public static Reason step(Floor floor, BoxIndex effective, int current, int next, int hops) {
    if (next < 0) {
      return Reason.UNREACHABLE;
    }
    if (next == current || next >= floor.boxCount() || hops >= floor.boxCount()) {
      return Reason.MALFORMED;
    }
    return effective.isMember(next) ? Reason.OK : Reason.SEALED;
  }
}
