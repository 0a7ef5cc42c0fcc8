package org.bowsprit.pathfinding.matrix;

/**
 * The origin of a matrix.
 *
 * @since 1.0
 */
public enum MatrixOrigin {
  /** The room's BOXM block. */
  DISK,
  /** A rebuild at run time, from the state of the boxes at that moment. */
  REBUILT,
  /** The room has none: actors walk straight. */
  NONE
}
