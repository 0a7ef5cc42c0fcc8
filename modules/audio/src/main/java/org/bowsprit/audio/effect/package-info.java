/**
 * Contains code that the AdLib driver and the PC speaker driver share: generators that change a
 * parameter of a voice, and their integer arithmetic (spec 11 §8.5).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.effect;

import org.apiguardian.api.API;
