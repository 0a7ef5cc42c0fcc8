/**
 * Turns logical sound into samples: an OPL2 for music, voices for effects, mixed for a device (spec
 * 11 §11.8).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.mix;

import org.apiguardian.api.API;
