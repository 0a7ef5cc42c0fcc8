/**
 * The floor as a bitmap: one cell per room pixel, set if a box contains it (spec 08 §10.1).
 *
 * <p>Raster routers search it, overlays and metrics draw it. A {@link
 * org.bowsprit.pathfinding.mask.Mask} is immutable; {@link
 * org.bowsprit.pathfinding.mask.MaskPainter} creates one from boxes, {@link
 * org.bowsprit.pathfinding.mask.PixelLine} follows straight lines on it.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.pathfinding.mask;

import org.apiguardian.api.API;
