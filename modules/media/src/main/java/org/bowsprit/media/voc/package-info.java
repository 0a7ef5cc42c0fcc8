/** Reads and writes sampled sound in Creative’s voice files (spec 10 §3). */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.media.voc;

import org.apiguardian.api.API;
