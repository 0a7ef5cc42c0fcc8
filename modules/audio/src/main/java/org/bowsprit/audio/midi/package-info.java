/**
 * The MIDI data in sound resources: header, tracks and events, decoded once into immutable records
 * (spec 10 §2.2).
 */
@API(status = API.Status.INTERNAL, since = "1.0")
package org.bowsprit.audio.midi;

import org.apiguardian.api.API;
