package org.bowsprit.audio.resource;

import org.bowsprit.audio.midi.MidiSequence;

/**
 * A piece of music.
 *
 * @param rendition the device for which the piece was written
 * @param sequence the tracks of the piece
 */
public record Piece(Rendition rendition, MidiSequence sequence) {}
