/**
 * Finds portals, which are the stretches of line through which a walk passes from one box into the
 * next (spec 08 §11.1).
 *
 * <p>Routers that treat boxes as convex polygons with common portals use them. {@code funnel} needs
 * one portal per hop, {@code geodesic} all portals of every pair. Every portal lies on a vertical
 * or horizontal line and ends in whole pixels, so that the turning points of a taut path are whole
 * pixels too.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.pathfinding.portal;

import org.apiguardian.api.API;
