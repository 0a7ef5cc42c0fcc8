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
 */
final class Playhead {

  private final MidiSequence sequence;
  private int trackNumber;
  private MidiTrack track;
  private int next;
  private long tick;
  private long elapsed;
  private long position;
  private int microsATick;

  Playhead(MidiSequence sequence) {
    this.sequence = sequence;
    this.track = sequence.tracks().get(0);
    setTempo(MidiSequence.DEFAULT_TEMPO);
  }

  PlayerState.Place snapshot() {
    return new PlayerState.Place(trackNumber, next, tick, elapsed, position, microsATick);
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
    elapsed = state.micros();
    position = state.position();
    microsATick = state.microsATick();
  }

  int trackNumber() {
    return trackNumber;
  }

  MidiTrack track() {
    return track;
  }

  int microsATick() {
    return microsATick;
  }

  /** What a jump leaves behind: where the music stood, and what would have come. */
  Departure departure() {
    List<MidiEvent> events = track.events();
    List<MidiEvent> coming = events.subList(Math.min(next, events.size()), events.size());
    return new Departure(coming, tick, elapsed, microsATick, sequence.division());
  }

  /**
   * A place that the music has left.
   *
   * @param coming the events that would have been next
   * @param tick of the last event before
   * @param elapsed microseconds since then
   * @param microsATick the tempo there
   * @param division ticks a quarter note
   */
  record Departure(List<MidiEvent> coming, long tick, long elapsed, int microsATick, int division) {

    /** Hears of a note-off that would have come. */
    @FunctionalInterface
    interface NoteOffEar {
      void comes(int channel, int note, long micros);
    }

    /** The same place, left in the very moment of its last event. */
    Departure onTime() {
      return new Departure(coming, tick, 0, microsATick, division);
    }

    /** The same place as if the next event were over. */
    Departure pastNextEvent() {
      return coming.isEmpty()
          ? onTime()
          : new Departure(
              coming.subList(1, coming.size()), coming.get(0).tick(), 0, microsATick, division);
    }

    /** The same place at another tempo. */
    Departure atTempo(int otherMicrosATick) {
      return new Departure(coming, tick, elapsed, otherMicrosATick, division);
    }

    /**
     * Tells of each note-off that would have come, and in how many microseconds.
     *
     * @param withTempo whether changes of tempo on the way count
     */
    void eachNoteOff(boolean withTempo, NoteOffEar ear) {
      long micros = -elapsed;
      long at = tick;
      int tempo = microsATick;
      for (MidiEvent event : coming) {
        micros += (event.tick() - at) * tempo;
        at = event.tick();
        if (event instanceof MidiEvent.NoteOff off) {
          ear.comes(off.channel(), off.note(), micros);
        } else if (withTempo && event instanceof MidiEvent.Tempo change) {
          tempo = Playhead.microsATick(change.microsAQuarter(), division);
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

  /** Sets the tempo; like the interpreter, to whole microseconds a tick (spec 11 §2). */
  void setTempo(int microsAQuarter) {
    microsATick = microsATick(microsAQuarter);
  }

  private int microsATick(int microsAQuarter) {
    return microsATick(microsAQuarter, sequence.division());
  }

  /** At least 1, so that time passes in any music. */
  private static int microsATick(int microsAQuarter, int division) {
    return Math.max(1, (microsAQuarter + division / 4) / division);
  }

  /** Takes over the tempo at {@code ticks} of this track. */
  void takeTempoAt(long ticks) {
    microsATick = microsATickAt(ticks);
  }

  /**
   * The tempo at {@code ticks} of this track; the one that holds now where the track has said
   * nothing before.
   */
  int microsATickAt(long ticks) {
    MidiEvent.Tempo last = track.tempoBefore(ticks);
    return last == null ? microsATick : microsATick(last.microsAQuarter());
  }

  /** Microseconds since the last event was due. */
  long late() {
    return elapsed;
  }

  /** Lets music time pass. */
  void advance(long micros) {
    elapsed += micros;
    position = tick + elapsed / microsATick;
  }

  /** Takes the next event if it is due and stands before {@code end}, else returns null. */
  MidiEvent takeDue(long end) {
    MidiEvent event = track.events().get(next);
    long wait = (event.tick() - tick) * microsATick;
    if (elapsed < wait || event.tick() >= end) {
      return null;
    }
    elapsed -= wait;
    tick = event.tick();
    next++;
    return event;
  }

  /**
   * Microseconds until the position {@code ticks} of this track, at this tempo; negative once it
   * has passed.
   */
  long microsUntil(long ticks) {
    return (ticks - tick) * microsATick - elapsed;
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
   * @param late microseconds by which the jump comes too late, which the music there is ahead by
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
