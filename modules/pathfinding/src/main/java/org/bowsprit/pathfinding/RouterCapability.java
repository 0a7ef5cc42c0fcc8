package org.bowsprit.pathfinding;

import org.bowsprit.service.Capability;

/**
 * A capability of a router.
 *
 * @since 1.0
 */
public enum RouterCapability implements Capability {
  /** Its routes follow the box matrix: they cross exactly the boxes that the matrix gives. */
  USES_MATRIX,
  /** Its routes turn at any angle, not only in the directions of a raster. */
  ANY_ANGLE,
  /**
   * It can decide each leg while an actor walks, so {@link PreparedRouter#legOracle} is present.
   */
  LEG_ORACLE,
  /** Its routes are the shortest ones according to the rules in its documentation. */
  EXACT
}
