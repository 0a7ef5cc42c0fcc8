/** Standard MIDI Files, read and written with every event. */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.media.midi;

import org.apiguardian.api.API;
