package org.bowsprit.pathfinding;

/**
 * The reason for a route's end (spec 08 §12).
 *
 * @since 1.0
 */
public enum Reason {
  /** The route ends at the target, after snapping. */
  OK(true),
  /** No boxes restrict the walk. The route is a straight line to the raw target. */
  DIRECT(true),
  /** The actor already stands on the target. The route has no waypoint. */
  ALREADY_THERE(true),
  /** The next box on the way is hidden. The route stops at the edge of this box. */
  SEALED(false),
  /** There is no way to the target's box. The route stops at the nearest known point. */
  UNREACHABLE(false),
  /** Every box is hidden. */
  NO_EFFECTIVE_BOX(false),
  /** The router needs a matrix, but the room has none. */
  NO_MATRIX(false),
  /** The matrix forms a cycle, leads from a box to itself, or names a box that does not exist. */
  MALFORMED(false),
  /** The request's limits ended the search. */
  LIMIT(false);

  private final boolean reached;

  Reason(boolean reached) {
    this.reached = reached;
  }

  /** Returns whether a route with this reason ends at its (snapped) target. */
  public boolean reached() {
    return reached;
  }
}
