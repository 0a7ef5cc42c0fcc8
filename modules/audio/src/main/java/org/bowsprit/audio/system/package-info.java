/**
 * The sound interface for a game's scripts. Scripts start, stop and query sounds. Only the game's
 * clock determines when a sound ends; the sound devices have no effect on it. (spec 10 §4). Devices
 * play the result and never change it.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.system;

import org.apiguardian.api.API;
