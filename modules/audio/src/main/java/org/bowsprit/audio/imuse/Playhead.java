package org.bowsprit.audio.imuse;

import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.audio.midi.MidiEvent;
import org.bowsprit.audio.midi.MidiSequence;
import org.bowsprit.audio.midi.MidiTrack;
import org.bowsprit.audio.state.PlayerState;

/**
 * Where a player stands in its piece: track, event, and the time since the last of them (spec 11
 * §2).
 *
 * <p>Time is counted in parts of a microsecond, as many as the piece has ticks to a quarter note:
 * so a tick is as many parts long as a quarter note has microseconds, and nothing is rounded.
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
   * Goes to where {@code state} stands.
   *
   * @throws IllegalArgumentException if the piece has no such place
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

  /** What a jump leaves behind: where the music stood, and what would have come. */
  Departure departure() {
    List<MidiEvent> events = track.events();
    List<MidiEvent> coming = events.subList(Math.min(next, events.size()), events.size());
    return new Departure(this, coming, tick, elapsed, tempo);
  }

  /**
   * A place that the music has left.
   *
   * @param playhead who left it
   * @param coming the events that would have been next
   * @param tick of the last event before
   * @param elapsed parts of a microsecond since then
   * @param tempo the tempo there
   */
  record Departure(Playhead playhead, List<MidiEvent> coming, long tick, long elapsed, int tempo) {

    /** Takes a note-off that would have come. */
    @FunctionalInterface
    interface NoteOffListener {
      void comes(int channel, int note, long micros);
    }

    /** The same place, left in the very moment of its last event. */
    Departure onTime() {
      return new Departure(playhead, coming, tick, 0, tempo);
    }

    /** The same place as if the next event were over. */
    Departure pastNextEvent() {
      return coming.isEmpty()
          ? onTime()
          : new Departure(
              playhead, coming.subList(1, coming.size()), coming.get(0).tick(), 0, tempo);
    }

    /** The same place at another tempo. */
    Departure atTempo(int other) {
      return new Departure(playhead, coming, tick, elapsed, other);
    }

    /**
     * Tells of each note-off that would have come, and in how many microseconds.
     *
     * @param withTempo whether changes of tempo on the way count
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

  /** The position in ticks from the track's start, as of the last {@link #advance} or jump. */
  long ticks() {
    return position;
  }

  MusicPosition position() {
    return MusicPosition.of(ticks());
  }

  /** Sets the tempo in microseconds a quarter note. */
  void setTempo(int microsAQuarter) {
    tempo = legal(microsAQuarter);
  }

  /** A tempo at which a tick takes a microsecond at least, so that time passes in any music. */
  private int legal(int microsAQuarter) {
    int division = sequence.division();
    int wanted =
        wholeMicrosATick ? (microsAQuarter + division / 4) / division * division : microsAQuarter;
    return Math.max(division, wanted);
  }

  /** Takes over the tempo at {@code ticks} of this track. */
  void takeTempoAt(long ticks) {
    tempo = tempoAt(ticks);
  }

  /**
   * The tempo at {@code ticks} of this track; the one that holds now where the track has said
   * nothing before.
   */
  int tempoAt(long ticks) {
    MidiEvent.Tempo last = track.tempoBefore(ticks);
    return last == null ? tempo : legal(last.microsAQuarter());
  }

  /** Parts of a microsecond since the last event was due. */
  long late() {
    return elapsed;
  }

  /** Lets music time pass. */
  void advance(long micros) {
    elapsed += micros * sequence.division();
    position = tick + elapsed / tempo;
  }

  /** Takes the next event if it is due and stands before {@code end}, else returns null. */
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
   * Microseconds, rounded up, until the position {@code ticks} of this track, at this tempo;
   * negative once it has passed.
   */
  long microsUntil(long ticks) {
    int division = sequence.division();
    return Math.floorDiv((ticks - tick) * tempo - elapsed + division - 1, division);
  }

  /** Whether a track has this number; any other means the current one. */
  boolean hasTrack(int number) {
    return number >= 0 && number < sequence.tracks().size();
  }

  MidiTrack trackOrCurrent(int number) {
    return hasTrack(number) ? sequence.tracks().get(number) : track;
  }

  /**
   * Moves to {@code ticks} of track {@code number}, with the tempo that holds there.
   *
   * @param late parts of a microsecond by which the jump comes too late, which the music there is
   *     ahead by
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

  /** Moves on to {@code ticks} of this track and hands over every event before it at once. */
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
