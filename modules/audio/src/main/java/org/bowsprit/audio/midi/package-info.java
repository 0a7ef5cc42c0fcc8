/**
 * Decodes the MIDI data in sound resources into immutable records: header, tracks and events (spec
 * 10 §2.2).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.midi;

import org.apiguardian.api.API;
