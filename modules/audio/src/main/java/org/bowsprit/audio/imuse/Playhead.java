package org.bowsprit.audio.imuse;

import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.audio.midi.MidiEvent;
import org.bowsprit.audio.midi.MidiSequence;
import org.bowsprit.audio.midi.MidiTrack;
import org.bowsprit.audio.state.PlayerState;

/**
 * The position of a player in its piece: track, event, and the time since the last event (spec 11
 * §2).
 *
 * <p>The unit of time is a microsecond divided by the piece's division (ticks per quarter note). A
 * tick therefore takes as many units as a quarter note has microseconds, and nothing is rounded.
 */
final class Playhead {

  private final MidiSequence sequence;
  private final boolean wholeMicrosATick;
  private int trackNumber;
  private MidiTrack track;
  private int next;
  private long tick;
  private long elapsed;
  private long position;
  private int tempo;

  Playhead(MidiSequence sequence, boolean wholeMicrosATick) {
    this.sequence = sequence;
    this.wholeMicrosATick = wholeMicrosATick;
    this.track = sequence.tracks().get(0);
    setTempo(MidiSequence.DEFAULT_TEMPO);
  }

  PlayerState.Place snapshot() {
    return new PlayerState.Place(trackNumber, next, tick, elapsed, position, tempo);
  }

  /**
   * Restores a position.
   *
   * @throws IllegalArgumentException if the piece has no such position
   */
  void restore(PlayerState.Place state) {
    if (!hasTrack(state.track())) {
      throw new IllegalArgumentException("no track " + state.track() + " in this music");
    }
    trackNumber = state.track();
    track = sequence.tracks().get(trackNumber);
    if (state.next() < 0 || state.next() >= track.events().size()) {
      throw new IllegalArgumentException("no event " + state.next() + " in this track");
    }
    next = state.next();
    tick = state.tick();
    elapsed = state.elapsed();
    position = state.position();
    tempo = state.tempo();
  }

  int trackNumber() {
    return trackNumber;
  }

  /** Returns the position before a jump, with the events that would have followed. */
  Departure departure() {
    List<MidiEvent> events = track.events();
    List<MidiEvent> coming = events.subList(Math.min(next, events.size()), events.size());
    return new Departure(this, coming, tick, elapsed, tempo);
  }

  /**
   * A position that the music has left.
   *
   * @param playhead the playhead that left the position
   * @param coming the events that would have been next
   * @param tick the tick of the last event before the position
   * @param elapsed the time since that event, in units of the playhead
   * @param tempo the tempo at the position
   */
  record Departure(Playhead playhead, List<MidiEvent> coming, long tick, long elapsed, int tempo) {

    /** Receives a note-off that would have followed. */
    @FunctionalInterface
    interface NoteOffListener {
      void comes(int channel, int note, long micros);
    }

    /** Returns the position at the exact time of the last event. */
    Departure onTime() {
      return new Departure(playhead, coming, tick, 0, tempo);
    }

    /** Returns the same position after the next event. */
    Departure pastNextEvent() {
      return coming.isEmpty()
          ? onTime()
          : new Departure(
              playhead, coming.subList(1, coming.size()), coming.get(0).tick(), 0, tempo);
    }

    /** Returns the same position at another tempo. */
    Departure atTempo(int other) {
      return new Departure(playhead, coming, tick, elapsed, other);
    }

    /**
     * Passes on each note-off that would have followed, with its time in microseconds.
     *
     * @param withTempo true if changes of tempo on the way count
     */
    void eachNoteOff(boolean withTempo, NoteOffListener listener) {
      long parts = -elapsed;
      long at = tick;
      int now = tempo;
      for (MidiEvent event : coming) {
        parts += (event.tick() - at) * now;
        at = event.tick();
        if (event instanceof MidiEvent.NoteOff off) {
          listener.comes(off.channel(), off.note(), parts / playhead.sequence.division());
        } else if (withTempo && event instanceof MidiEvent.Tempo change) {
          now = playhead.legal(change.microsAQuarter());
        }
      }
    }
  }

  /**
   * Returns the position in ticks from the track's start, as of the last {@link #advance} or jump.
   */
  long ticks() {
    return position;
  }

  MusicPosition position() {
    return MusicPosition.of(ticks());
  }

  /** Sets the tempo in microseconds per quarter note. */
  void setTempo(int microsAQuarter) {
    tempo = legal(microsAQuarter);
  }

  /**
   * Returns a tempo that is limited so that a tick takes at least one microsecond and time always
   * passes.
   */
  private int legal(int microsAQuarter) {
    int division = sequence.division();
    int wanted =
        wholeMicrosATick ? (microsAQuarter + division / 4) / division * division : microsAQuarter;
    return Math.max(division, wanted);
  }

  /** Sets the tempo that applies at {@code ticks} of this track. */
  void takeTempoAt(long ticks) {
    tempo = tempoAt(ticks);
  }

  /**
   * Returns the tempo at {@code ticks} of this track, or the present tempo if the track sets no
   * tempo before.
   */
  int tempoAt(long ticks) {
    MidiEvent.Tempo last = track.tempoBefore(ticks);
    return last == null ? tempo : legal(last.microsAQuarter());
  }

  /** Returns the time since the last event was due, in units of the playhead. */
  long late() {
    return elapsed;
  }

  /** Advances music time. */
  void advance(long micros) {
    elapsed += micros * sequence.division();
    position = tick + elapsed / tempo;
  }

  /** Takes the next event if it is due and is before {@code end}. Otherwise returns null. */
  MidiEvent takeDue(long end) {
    MidiEvent event = track.events().get(next);
    long wait = (event.tick() - tick) * tempo;
    if (elapsed < wait || event.tick() >= end) {
      return null;
    }
    elapsed -= wait;
    tick = event.tick();
    next++;
    return event;
  }

  /**
   * Returns the number of microseconds, rounded up, until {@code ticks} of this track at the
   * present tempo; negative if the position has passed.
   */
  long microsUntil(long ticks) {
    int division = sequence.division();
    return Math.floorDiv((ticks - tick) * tempo - elapsed + division - 1, division);
  }

  /** Returns whether a track has this number. Any other number means the current track. */
  boolean hasTrack(int number) {
    return number >= 0 && number < sequence.tracks().size();
  }

  /** Returns whether a jump to a track leaves the current track. */
  boolean leavesTrack(int number) {
    return hasTrack(number) && number != trackNumber;
  }

  MidiTrack trackOrCurrent(int number) {
    return hasTrack(number) ? sequence.tracks().get(number) : track;
  }

  /**
   * Moves to {@code ticks} of track {@code number}, with the tempo that applies there.
   *
   * @param late the time by which the jump is late, in units of the playhead; the music at the
   *     target is advanced by this time
   */
  void jump(int number, long ticks, long late) {
    if (hasTrack(number)) {
      trackNumber = number;
      track = sequence.tracks().get(number);
    }
    next = track.firstFrom(ticks);
    takeTempoAt(ticks);
    tick = ticks;
    position = ticks;
    elapsed = late;
  }

  /**
   * Passes every event of this track except its end to {@code each}. The position does not change.
   */
  void passTrack(Consumer<MidiEvent> each) {
    track.events().subList(0, track.events().size() - 1).forEach(each);
  }

  /**
   * Moves forward to {@code ticks} of this track and passes every event before it to {@code each}.
   */
  void jumpSilently(long ticks, Consumer<MidiEvent> each) {
    int target = track.firstFrom(ticks);
    for (MidiEvent event : track.events().subList(next, target)) {
      each.accept(event);
    }
    next = target;
    tick = ticks;
    position = ticks;
    elapsed = 0;
  }
}
