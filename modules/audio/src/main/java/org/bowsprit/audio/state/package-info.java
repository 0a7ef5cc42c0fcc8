/**
 * Immutable records that contain the complete state of a game's sound, for saved games (spec 12
 * §2.4).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.state;

import org.apiguardian.api.API;
