/**
 * A whole game: finding and naming its files, and its resources by number, read when asked for
 * (spec 01 §1–2, §5, §10).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.game;

import org.apiguardian.api.API;
