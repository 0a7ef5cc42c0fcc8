package org.bowsprit.pathfinding.matrix;

/**
 * Where a matrix comes from.
 *
 * @since 1.0
 */
public enum MatrixOrigin {
  /** The room's BOXM block. */
  DISK,
  /** A rebuild at run time, from the boxes as they were then. */
  REBUILT,
  /** The room has none: actors walk straight. */
  NONE
}
