/** Decodes sampled sound with four bits per sample, as in WAV files and wave banks (spec 13 §4). */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.media.adpcm;

import org.apiguardian.api.API;
