/**
 * Music on a General MIDI synthesiser: calls to parts become MIDI messages, and the sounds of a
 * Roland MT-32 become the nearest General MIDI sounds (spec 11 §9).
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.audio.gm;

import org.apiguardian.api.API;
