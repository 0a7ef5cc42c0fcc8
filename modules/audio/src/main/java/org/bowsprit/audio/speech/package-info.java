/**
 * Reads digital speech: the file with the lines of a talkie, which are found by the offsets in
 * scripts, and the marks that move mouths (spec 10 §6).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.speech;

import org.apiguardian.api.API;
