/**
 * The sound interface for the scripts of a game. Scripts start, stop and query sounds. Only the
 * clock of the game determines when a sound ends (spec 10 §4). Sound devices play the result and
 * never change it.
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.system;

import org.apiguardian.api.API;
