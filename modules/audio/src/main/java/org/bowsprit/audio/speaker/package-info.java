/**
 * Plays music on the loudspeaker of the PC. It has six channels, one of which is heard as a square
 * wave (spec 11 §9.4).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.speaker;

import org.apiguardian.api.API;
