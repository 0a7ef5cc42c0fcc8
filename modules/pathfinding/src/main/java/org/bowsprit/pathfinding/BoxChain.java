package org.bowsprit.pathfinding;

import java.util.Arrays;
import java.util.List;

/**
 * The boxes the matrix leads through from one box to another (spec 08 §8, step 4).
 *
 * @param boxes the ids in order, the start first; the destination is among them only if reached
 * @param reason {@link Reason#OK}, {@link Reason#UNREACHABLE} (no entry), {@link Reason#SEALED}
 *     (the next box is hidden) or {@link Reason#MALFORMED} (it is the same box or none, or as many
 *     hops as there are boxes were made)
 */
public record BoxChain(List<Integer> boxes, Reason reason) {

  /** Copies the list. */
  public BoxChain {
    boxes = List.copyOf(boxes);
  }

  /** Follows a floor's matrix from {@code start} to {@code goal}, both existing boxes. */
  public static BoxChain follow(Floor floor, int start, int goal) {
    int[] chain = new int[floor.boxCount() + 1];
    int length = 1;
    int current = start;
    chain[0] = start;
    Reason reason = Reason.OK;
    while (current != goal) {
      int next = floor.matrix().next(current, goal);
      reason = stop(floor, current, next, length);
      if (reason != Reason.OK) {
        break;
      }
      current = next;
      chain[length++] = next;
    }
    return new BoxChain(Arrays.stream(chain, 0, length).boxed().toList(), reason);
  }

  /**
   * Tells whether a chain of {@code length} boxes that stands in {@code current} may step into
   * {@code next}: OK, or why not.
   */
  public static Reason stop(Floor floor, int current, int next, int length) {
    if (next < 0) {
      return Reason.UNREACHABLE;
    }
    if (next == current || next >= floor.boxCount() || length > floor.boxCount()) {
      return Reason.MALFORMED;
    }
    return floor.isEffective(next) ? Reason.OK : Reason.SEALED;
  }
}
