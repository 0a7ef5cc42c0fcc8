/**
 * Computes the geometry of walk boxes exactly (spec 08 §5.1, 5.5, 5.6, 6.1 and 8.1), in integers
 * or, if quotients are needed, in exact fractions.
 *
 * <p>Coordinates are room pixels. X grows to the right and y downwards. Edge k of a box runs from
 * corner k to corner k+1, with corners in the order upper left, upper right, lower right, lower
 * left.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.pathfinding.geometry;

import org.apiguardian.api.API;
