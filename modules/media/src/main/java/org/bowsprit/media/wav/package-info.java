/** WAV files, read and written. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
package org.bowsprit.media.wav;

import org.apiguardian.api.API;
