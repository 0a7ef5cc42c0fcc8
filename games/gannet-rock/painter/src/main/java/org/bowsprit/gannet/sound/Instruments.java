package org.bowsprit.gannet.sound;

/**
 * The instruments of a theme, as programs of General MIDI.
 *
 * @param lead the melody
 * @param chords the chords
 * @param bass the bass
 * @param inner the voice between melody and chords
 */
record Instruments(int lead, int chords, int bass, int inner) {}
