/**
 * A room's colours: CLUT, EPAL, TRNS and CYCL (spec 01 §6, 02 §6).
 *
 * <p>What the disk says only; the palette that is on the screen, with its fades and rotations,
 * lives in the zplane module.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.palette;

import org.apiguardian.api.API;
