/**
 * The costumes of actors (the COST chunk): limbs, animations, commands and pictures of 16 or 32
 * colours (spec 03 §1–2).
 *
 * <p>This package contains only the stored data. The actors module decides which picture a limb
 * shows at a given moment, and the zplane module draws it.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.costume;

import org.apiguardian.api.API;
