/** Sampled sound in four bits a sample, as WAV files and wave banks hold it (spec 13 §4). */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.media.adpcm;

import org.apiguardian.api.API;
