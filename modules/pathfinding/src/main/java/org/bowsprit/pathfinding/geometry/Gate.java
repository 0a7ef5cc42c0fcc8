package org.bowsprit.pathfinding.geometry;

/**
 * The place where a walk crosses from one box into the next (spec 08 §8.1).
 *
 * <p>A gate depends on the two boxes only; {@link #toward} chooses the crossing for a given aim.
 *
 * @param opening the stretch from which the crossing is chosen; a single point for a fallback gate
 * @param fallback whether the boxes share no line, so that the gate is the midpoint of their
 *     closest approach (rule G2)
 * @since 1.0
 */
public record Gate(SharedEdge opening, boolean fallback) {

  /** Returns the gate from box {@code a} into box {@code b}. */
  public static Gate between(WalkBox a, WalkBox b) {
    SharedEdge shared = SharedEdge.widest(a, b);
    if (shared != null) {
      return new Gate(shared, false);
    }
    Point middle = ClosestApproach.midpoint(a, b);
    return new Gate(new SharedEdge(true, middle.x(), middle.y(), middle.y()), true);
  }

  /** Returns the crossing nearest to (x, y), packed as by {@link PackedPoint}. */
  public long toward(int x, int y) {
    return opening.nearest(x, y);
  }
}
