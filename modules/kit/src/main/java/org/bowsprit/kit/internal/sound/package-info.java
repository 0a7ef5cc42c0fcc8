/** Builds sounds from WAV, VOC and MIDI files (spec 10, 11), and decompiles them. */
package org.bowsprit.kit.internal.sound;
