/** Sounds from WAV, VOC and MIDI files (spec 10, 11), and the way back. */
package org.bowsprit.kit.internal.sound;
