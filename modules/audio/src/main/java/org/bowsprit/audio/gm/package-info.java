/**
 * Music on a General MIDI synthesiser: what parts are told becomes MIDI messages, and a Roland
 * MT-32's sounds become the nearest of General MIDI (spec 11 §9).
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.audio.gm;

import org.apiguardian.api.API;
