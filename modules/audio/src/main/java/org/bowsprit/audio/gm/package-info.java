/**
 * Plays music on a MIDI synthesiser by converting calls to MIDI messages. A General MIDI
 * synthesiser plays the sounds of a Roland MT-32 as the nearest General MIDI sounds. An MT-32 plays
 * General MIDI sounds as the nearest sounds of the MT-32 (spec 11 §9).
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.audio.gm;

import org.apiguardian.api.API;
