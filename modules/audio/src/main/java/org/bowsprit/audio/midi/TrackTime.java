package org.bowsprit.audio.midi;

/** How long a track takes from its first event to its end, if nothing in it jumps or loops. */
public final class TrackTime {

  private TrackTime() {}

  /**
   * Returns the time in microseconds.
   *
   * @param division ticks a quarter note
   */
  public static long micros(MidiTrack track, int division) {
    long micros = 0;
    long tick = 0;
    int tempo = MidiSequence.DEFAULT_TEMPO;
    for (MidiEvent event : track.events()) {
      micros += (event.tick() - tick) * tempo / division;
      tick = event.tick();
      if (event instanceof MidiEvent.Tempo change) {
        tempo = change.microsAQuarter();
      }
    }
    return micros;
  }
}
