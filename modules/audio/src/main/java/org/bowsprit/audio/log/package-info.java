/**
 * Logs sound instead of playing it: every event is a line of JSON, for comparing runs (contract,
 * sound events).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.log;

import org.apiguardian.api.API;
