package org.bowsprit.audio.midi;

import java.util.List;

/**
 * The events of one track, in file order. The last event is the end of the track.
 *
 * @param events the events, ascending by tick; only the last is an {@link MidiEvent.End}
 */
public record MidiTrack(List<MidiEvent> events) {

  public MidiTrack {
    events = List.copyOf(events);
    if (events.isEmpty() || !(events.get(events.size() - 1) instanceof MidiEvent.End)) {
      throw new IllegalArgumentException("the last event of a track must be its end");
    }
  }

  /** Returns the tick at which the track ends. */
  public long end() {
    return events.get(events.size() - 1).tick();
  }

  /** Returns the last change of tempo before {@code tick}, or null if there is none. */
  public MidiEvent.Tempo tempoBefore(long tick) {
    for (int i = firstFrom(tick) - 1; i >= 0; i--) {
      if (events.get(i) instanceof MidiEvent.Tempo change) {
        return change;
      }
    }
    return null;
  }

  /** Returns the index of the first event at {@code tick} or later. */
  public int firstFrom(long tick) {
    int low = 0;
    int high = events.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (events.get(middle).tick() < tick) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
