/**
 * Converts the logical sound of a game to samples. A synthesiser plays the music, voices play the
 * effects and the recordings, and the result is mixed for a device (spec 11 §11.8).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.mix;

import org.apiguardian.api.API;
