/**
 * Digital speech: the file that holds a talkie's lines, by the offsets that scripts know, and the
 * marks that move mouths (spec 10 §6).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.speech;

import org.apiguardian.api.API;
