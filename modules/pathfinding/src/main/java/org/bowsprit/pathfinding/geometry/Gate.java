package org.bowsprit.pathfinding.geometry;

/**
 * Where a walk crosses from one box into the next (spec 08 §8.1).
 *
 * <p>A gate depends on the two boxes only; {@link #toward} places the crossing for one aim.
 *
 * @param opening the stretch the crossing is chosen from; a single point for a fallback gate
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
