/**
 * The sound interface for a game's scripts. Scripts start, stop and query sounds by the game's
 * clock alone (spec 10 §4). Devices only listen.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.system;

import org.apiguardian.api.API;
