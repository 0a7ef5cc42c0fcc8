/**
 * Actors' costumes: limbs, animations, commands and pictures of 16 or 32 colours, the COST chunk
 * (spec 03 §1–2).
 *
 * <p>What is stored only; which picture a limb shows at what moment is the actors module's
 * business, putting it on the screen the zplane module's.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.format.costume;

import org.apiguardian.api.API;
