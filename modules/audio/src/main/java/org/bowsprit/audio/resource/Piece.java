package org.bowsprit.audio.resource;

import org.bowsprit.audio.midi.MidiSequence;

/**
 * Music ready to be played.
 *
 * @param rendition what it was written for
 * @param sequence its tracks
 */
public record Piece(Rendition rendition, MidiSequence sequence) {}
