/** Reads and writes Standard MIDI Files with all their events. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.media.midi;

import org.apiguardian.api.API;
