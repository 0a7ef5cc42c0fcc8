/**
 * The music device {@code midi-port}, which sends messages to a MIDI port of the system. Each
 * message is sent when the sound of the same moment is heard.
 */
package org.bowsprit.audio.midiport;
