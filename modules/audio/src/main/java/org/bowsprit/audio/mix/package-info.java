/**
 * Converts logical sound to samples. An OPL2 plays music and voices play effects, and the result is
 * mixed for a device (spec 11 §11.8).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.mix;

import org.apiguardian.api.API;
