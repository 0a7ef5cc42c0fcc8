/**
 * Music on a MIDI synthesiser: calls to parts become MIDI messages. On General MIDI, the sounds of
 * a Roland MT-32 become the nearest General MIDI sounds, and on an MT-32 the other way round (spec
 * 11 §9).
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.audio.gm;

import org.apiguardian.api.API;
