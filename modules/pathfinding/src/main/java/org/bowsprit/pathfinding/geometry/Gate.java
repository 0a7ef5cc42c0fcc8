package org.bowsprit.pathfinding.geometry;

/**
 * The stretch at which a walk crosses from one box into the next (spec 08 §8.1).
 *
 * <p>A gate depends only on the two boxes. {@link #toward} returns the crossing for a given target.
 *
 * @param opening the stretch that contains the crossing; a single point for a fallback gate
 * @param fallback true if the boxes share no line, so that the gate is the midpoint of their
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

  /** Returns the crossing that is nearest to (x, y), packed by {@link PackedPoint}. */
  public long toward(int x, int y) {
    return opening.nearest(x, y);
  }
}
