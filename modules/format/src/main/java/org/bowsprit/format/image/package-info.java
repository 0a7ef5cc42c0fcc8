/**
 * Pictures in strips of eight pixels and the masks that hide actors behind them: SMAP, ZPnn, IMnn
 * and RMIM (spec 02 §2–4).
 *
 * <p>Records contain the packed bytes. Unpacking writes into the caller's buffers, so that a room
 * is painted without allocation.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.image;

import org.apiguardian.api.API;
