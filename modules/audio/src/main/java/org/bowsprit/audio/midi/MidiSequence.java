package org.bowsprit.audio.midi;

import java.util.List;

/**
 * A piece of music: its start parameters and one or more tracks (spec 10 §2.2).
 *
 * <p>Several tracks are independent sequences of which only the first starts by itself; the parts
 * of a format 1 file have been merged into one.
 *
 * @param start how it begins
 * @param division ticks a quarter note, 1 to 32767
 * @param tracks at least one
 */
public record MidiSequence(StartParameters start, int division, List<MidiTrack> tracks) {

  /** Microseconds of a quarter note until a tempo event says otherwise. */
  public static final int DEFAULT_TEMPO = 500_000;

  public MidiSequence {
    tracks = List.copyOf(tracks);
    if (tracks.isEmpty() || division < 1 || division > 0x7FFF) {
      throw new IllegalArgumentException("a sequence has a track and a division");
    }
  }
}
