/** Reads and writes WAV files. */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.media.wav;

import org.apiguardian.api.API;
