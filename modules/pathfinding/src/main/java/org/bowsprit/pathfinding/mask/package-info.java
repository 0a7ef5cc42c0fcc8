/**
 * Represents the floor as a bitmap. There is one cell per room pixel, which is set if a box
 * contains the pixel (spec 08 §10.1).
 *
 * <p>Raster routers search the bitmap; overlays and metrics use it, too. A {@link
 * org.bowsprit.pathfinding.mask.Mask} is immutable; {@link
 * org.bowsprit.pathfinding.mask.MaskPainter} creates a mask from boxes, and {@link
 * org.bowsprit.pathfinding.mask.PixelLine} follows straight lines on a mask.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.pathfinding.mask;

import org.apiguardian.api.API;
