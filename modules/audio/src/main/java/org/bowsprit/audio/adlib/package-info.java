/**
 * Contains the AdLib driver of the games, with device channels, patches, voices and effect
 * generators on an OPL2 (spec 11 §8).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.adlib;

import org.apiguardian.api.API;
