package org.bowsprit.audio.resource;

import org.bowsprit.audio.midi.MidiSequence;

/**
 * A piece of music.
 *
 * @param rendition the device it was written for
 * @param sequence its tracks
 */
public record Piece(Rendition rendition, MidiSequence sequence) {}
