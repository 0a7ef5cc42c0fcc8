package org.bowsprit.audio.midi;

import java.util.List;

/**
 * A piece of music, with its start parameters and one or more tracks (spec 10 §2.2).
 *
 * <p>If there are several tracks, they are independent sequences, and only the first starts by
 * itself. The tracks of a format 1 file have been merged into one track.
 *
 * @param start the start parameters
 * @param division the number of ticks per quarter note, 1 to 32767
 * @param tracks the tracks, at least one
 */
public record MidiSequence(StartParameters start, int division, List<MidiTrack> tracks) {

  /** The tempo before the first tempo event, in microseconds per quarter note. */
  public static final int DEFAULT_TEMPO = 500_000;

  public MidiSequence {
    tracks = List.copyOf(tracks);
    if (tracks.isEmpty() || division < 1 || division > 0x7FFF) {
      throw new IllegalArgumentException("a sequence needs a track and a division of 1 to 32767");
    }
  }
}
