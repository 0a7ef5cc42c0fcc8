/**
 * The music device {@code midi-port}: messages for a MIDI port of the system, sent when the sound
 * of the same moment is heard.
 */
package org.bowsprit.audio.midiport;
