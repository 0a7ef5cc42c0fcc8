/** Standard MIDI Files, read and written: every event as the file has it. */
@API(status = API.Status.INTERNAL, since = "0.1")
package org.bowsprit.media.midi;

import org.apiguardian.api.API;
