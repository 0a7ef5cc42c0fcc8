package org.bowsprit.pathfinding;

/**
 * Why a route ends where it ends (spec 08 §12).
 *
 * @since 1.0
 */
public enum Reason {
  /** The route ends at the target, after snapping. */
  OK(true),
  /** There is no floor to respect: one straight line to the raw target. */
  DIRECT(true),
  /** The actor stands on the target; the route has no waypoint. */
  ALREADY_THERE(true),
  /** The next box on the way is hidden; the route stops at the seam. */
  SEALED(false),
  /** Nothing leads to the target's box; the route stops at the nearest point it knows. */
  UNREACHABLE(false),
  /** Every box is hidden. */
  NO_EFFECTIVE_BOX(false),
  /** The router needs a matrix and the room has none. */
  NO_MATRIX(false),
  /** The matrix runs in a circle, stays in place or names a box that does not exist. */
  MALFORMED(false),
  /** The request's limits ended the search. */
  LIMIT(false);

  private final boolean reached;

  Reason(boolean reached) {
    this.reached = reached;
  }

  /** Tells whether a route with this reason ends at its (snapped) target. */
  public boolean reached() {
    return reached;
  }
}
