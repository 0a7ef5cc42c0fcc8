/**
 * Logs sound instead of playing it. Every event is a line of JSON, so that runs can be compared
 * (contract, sound events).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.log;

import org.apiguardian.api.API;
