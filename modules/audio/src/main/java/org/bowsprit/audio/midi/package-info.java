/**
 * The MIDI inside sound resources: header, tracks and events, decoded once into immutable records
 * (spec 10 §2.2).
 */
package org.bowsprit.audio.midi;
