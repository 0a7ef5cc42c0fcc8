package org.bowsprit.audio.imuse;

import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.audio.midi.MidiEvent;
import org.bowsprit.audio.midi.MidiSequence;
import org.bowsprit.audio.midi.MidiTrack;
import org.bowsprit.audio.state.PlayerState;

/**
 * The position of a player in its piece. It consists of a track, an event, and the time since the
 * last event (spec 11 §2).
 *
 * <p>The unit of time is a microsecond divided by the piece's division (ticks per quarter note). A
 * tick therefore takes as many units as a quarter note has microseconds, and nothing is rounded.
 */
final class Playhead {

  private final MidiSequence sequence;
  private final boolean hasWholeMicrosPerTick;
  private int trackNumber;
  private MidiTrack track;
  private int nextEvent;
  private long tick;
  private long elapsed;
  private long position;
  private int tempo;

  Playhead(MidiSequence sequence, boolean wholeMicrosPerTick) {
    this.sequence = sequence;
    this.hasWholeMicrosPerTick = wholeMicrosPerTick;
    this.track = sequence.tracks().get(0);
    setTempo(MidiSequence.DEFAULT_TEMPO);
  }

  PlayerState.Place snapshot() {
    return new PlayerState.Place(trackNumber, nextEvent, tick, elapsed, position, tempo);
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
    nextEvent = state.next();
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
    List<MidiEvent> remainingEvents =
        events.subList(Math.min(nextEvent, events.size()), events.size());
    return new Departure(this, remainingEvents, tick, elapsed, tempo);
  }

  /**
   * A position that the music has left.
   *
   * @param playhead the playhead that left the position
   * @param remainingEvents the events that would have been next
   * @param tick the tick of the last event before the position
   * @param elapsed the time since that event, in units of the playhead
   * @param tempo the tempo at the position
   */
  record Departure(
      Playhead playhead, List<MidiEvent> remainingEvents, long tick, long elapsed, int tempo) {

    /** Receives a note-off that would have followed the position. */
    @FunctionalInterface
    interface NoteOffListener {
      void noteOff(int channel, int note, long micros);
    }

    /** Returns the same position without the time that has passed since the last event. */
    Departure withoutElapsedTime() {
      return new Departure(playhead, remainingEvents, tick, 0, tempo);
    }

    /** Returns the same position after the next event. */
    Departure afterNextEvent() {
      return remainingEvents.isEmpty()
          ? withoutElapsedTime()
          : new Departure(
              playhead,
              remainingEvents.subList(1, remainingEvents.size()),
              remainingEvents.get(0).tick(),
              0,
              tempo);
    }

    /** Returns the same position at another tempo. */
    Departure atTempo(int newTempo) {
      return new Departure(playhead, remainingEvents, tick, elapsed, newTempo);
    }

    /**
     * Passes each note-off that would have followed to a listener, with the time until it in
     * microseconds.
     *
     * @param appliesTempoChanges true if the tempo changes between the position and the note-off
     *     are applied
     */
    void forEachNoteOff(boolean appliesTempoChanges, NoteOffListener listener) {
      long units = -elapsed;
      long lastTick = tick;
      int currentTempo = tempo;
      for (MidiEvent event : remainingEvents) {
        units += (event.tick() - lastTick) * currentTempo;
        lastTick = event.tick();
        if (event instanceof MidiEvent.NoteOff noteOff) {
          listener.noteOff(noteOff.channel(), noteOff.note(), units / playhead.sequence.division());
        } else if (appliesTempoChanges && event instanceof MidiEvent.Tempo change) {
          currentTempo = playhead.limitTempo(change.microsPerQuarter());
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
  void setTempo(int microsPerQuarter) {
    tempo = limitTempo(microsPerQuarter);
  }

  /**
   * Returns a tempo that is limited so that a tick takes at least one microsecond and time always
   * passes.
   */
  private int limitTempo(int microsPerQuarter) {
    int division = sequence.division();
    int requestedTempo =
        hasWholeMicrosPerTick
            ? (microsPerQuarter + division / 4) / division * division
            : microsPerQuarter;
    return Math.max(division, requestedTempo);
  }

  /** Sets the tempo that applies at {@code ticks} of this track. */
  void applyTempoAt(long ticks) {
    tempo = tempoAt(ticks);
  }

  /**
   * Returns the tempo at {@code ticks} of this track, or the current tempo if the track does not
   * set a tempo before {@code ticks}.
   */
  int tempoAt(long ticks) {
    MidiEvent.Tempo lastTempo = track.tempoBefore(ticks);
    return lastTempo == null ? tempo : limitTempo(lastTempo.microsPerQuarter());
  }

  /** Returns the time since the last event was due, in units of the playhead. */
  long lateness() {
    return elapsed;
  }

  /** Advances the time of the music. */
  void advance(long micros) {
    elapsed += micros * sequence.division();
    position = tick + elapsed / tempo;
  }

  /** Moves past the next event and returns it, or null if it is not due before {@code end}. */
  MidiEvent takeDueEvent(long end) {
    MidiEvent event = track.events().get(nextEvent);
    long unitsUntilEvent = (event.tick() - tick) * tempo;
    if (elapsed < unitsUntilEvent || event.tick() >= end) {
      return null;
    }
    elapsed -= unitsUntilEvent;
    tick = event.tick();
    nextEvent++;
    return event;
  }

  /**
   * Returns the number of microseconds, rounded up, until {@code ticks} of this track at the
   * current tempo; negative if the position has passed.
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
   * Moves to {@code ticks} of track {@code number} and sets the tempo of that position.
   *
   * @param lateness the time by which the jump is late, in units of the playhead; the music at the
   *     target is advanced by this time
   */
  void jump(int number, long ticks, long lateness) {
    if (hasTrack(number)) {
      trackNumber = number;
      track = sequence.tracks().get(number);
    }
    nextEvent = track.firstFrom(ticks);
    applyTempoAt(ticks);
    tick = ticks;
    position = ticks;
    elapsed = lateness;
  }

  /**
   * Passes every event of this track, except the end of the track, to {@code action}. The position
   * does not change.
   */
  void forEachEvent(Consumer<MidiEvent> action) {
    track.events().subList(0, track.events().size() - 1).forEach(action);
  }

  /**
   * Moves forward to {@code ticks} of this track and passes every event before it to {@code
   * action}.
   */
  void jumpSilently(long ticks, Consumer<MidiEvent> action) {
    int target = track.firstFrom(ticks);
    for (MidiEvent event : track.events().subList(nextEvent, target)) {
      action.accept(event);
    }
    nextEvent = target;
    tick = ticks;
    position = ticks;
    elapsed = 0;
  }
}
