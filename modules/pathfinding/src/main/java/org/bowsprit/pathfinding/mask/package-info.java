/**
 * The floor as a bitmap: one cell a room pixel, set where a box holds it (spec 08 §10.1).
 *
 * <p>Raster routers search it, overlays and metrics draw it. A {@link
 * org.bowsprit.pathfinding.mask.Mask} is immutable; {@link
 * org.bowsprit.pathfinding.mask.MaskPainter} makes one from boxes, {@link
 * org.bowsprit.pathfinding.mask.PixelLine} walks over it in straight lines.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.pathfinding.mask;

import org.apiguardian.api.API;
