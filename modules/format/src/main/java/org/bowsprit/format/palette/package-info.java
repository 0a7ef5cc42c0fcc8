/**
 * A room's colours: CLUT, EPAL, TRNS and CYCL (spec 01 §6, 02 §6).
 *
 * <p>This package contains only the stored data. The zplane module contains the palette on the
 * screen, with its fades and rotations.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.palette;

import org.apiguardian.api.API;
