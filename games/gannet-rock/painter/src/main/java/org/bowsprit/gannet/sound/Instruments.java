package org.bowsprit.gannet.sound;

/**
 * The instruments of a theme, as programs of General MIDI.
 *
 * @param lead the instrument of the melody
 * @param chords the instrument of the chords
 * @param bass the instrument of the bass
 * @param inner the instrument of the voice between melody and chords
 */
record Instruments(int lead, int chords, int bass, int inner) {}
