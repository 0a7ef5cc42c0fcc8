package org.bowsprit.pathfinding.matrix;

/**
 * The origin of a matrix.
 *
 * @since 1.0
 */
public enum MatrixOrigin {
  /** The matrix comes from the BOXM block of the room. */
  DISK,
  /** The matrix was rebuilt at run time, from the state of the boxes at that moment. */
  REBUILT,
  /** The room has no matrix, so actors walk in straight lines. */
  NONE
}
