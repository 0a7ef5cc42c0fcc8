/**
 * Finds CD tracks and speech in the folder of a game, measures their length from their headers, and
 * reads them during play (spec 10 §5.1, §6).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.recording;

import org.apiguardian.api.API;
