package org.bowsprit.pathfinding;

import org.bowsprit.service.Capability;

/**
 * What a router says about itself.
 *
 * @since 1.0
 */
public enum RouterCapability implements Capability {
  /** Its routes follow the box matrix: the boxes crossed are those the matrix names. */
  USES_MATRIX,
  /** Its routes turn at any angle, not only in the directions of a raster. */
  ANY_ANGLE,
  /** It can decide leg by leg while an actor walks: {@link PreparedRouter#legOracle} answers. */
  LEG_ORACLE,
  /** Its routes are the shortest there are under the rules its documentation states. */
  EXACT
}
