/**
 * The music device {@code midi-port}, which sends messages to a MIDI port of the system. Messages
 * are delayed so that the MIDI device and the other sounds are heard at the same time.
 */
package org.bowsprit.audio.midiport;
