/**
 * Recorded sound beside a game's own files: CD tracks and speech as their owners keep them, found,
 * measured by their headers, and read as they are played (spec 10 §5.1, §6).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.recording;

import org.apiguardian.api.API;
