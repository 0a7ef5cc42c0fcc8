package org.bowsprit.audio.midi;

/** Computes how long a track lasts from its start to its end if no jumps and loops are taken. */
public final class TrackTime {

  private TrackTime() {}

  /**
   * Returns the duration in microseconds.
   *
   * @param division the number of ticks per quarter note
   */
  public static long durationMicros(MidiTrack track, int division) {
    long micros = 0;
    long tick = 0;
    int tempo = MidiSequence.DEFAULT_TEMPO;
    for (MidiEvent event : track.events()) {
      micros += (event.tick() - tick) * tempo / division;
      tick = event.tick();
      if (event instanceof MidiEvent.Tempo change) {
        tempo = change.microsPerQuarter();
      }
    }
    return micros;
  }
}
