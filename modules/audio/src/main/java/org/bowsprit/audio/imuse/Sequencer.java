package org.bowsprit.audio.imuse;

import org.bowsprit.audio.midi.MidiEvent;
import org.bowsprit.audio.midi.MidiSequence;
import org.bowsprit.audio.midi.MidiTrack;
import org.bowsprit.audio.state.PlayerState;

/**
 * Plays the music of one player. Performs due events, loops and jumps, and ends the notes that
 * continue after a loop or a jump (spec 11 §2).
 */
final class Sequencer {

  /**
   * The maximum number of jumps in one quantum. {@link #MAX_EVENTS} is the maximum number of
   * events. Undamaged music never reaches these limits. Further jumps and events wait for the next
   * quantum, so that damaged music cannot block the game.
   */
  private static final int MAX_JUMPS = 8;

  private static final int MAX_EVENTS = 4096;
  private static final long NO_TICK = -1;

  private final Player player;
  private final Orchestra orchestra;
  private final MusicEvents events;
  private final Loop loop = new Loop();
  private final SoundingNotes notes = new SoundingNotes();
  // The action that ends a note. It is created only once, so that a quantum allocates nothing.
  private final SoundingNotes.NoteAction endNote;

  private Playhead playhead;

  /**
   * True if a jump has happened in this quantum. With a quirk, due events then wait for the next
   * quantum.
   */
  private boolean hasJumped;

  /**
   * The tick to which a loop has just jumped back, as long as only events of that tick have been
   * played. Otherwise it is {@link #NO_TICK}.
   */
  private long loopTarget = NO_TICK;

  private int jumpsInQuantum;
  private int eventsInQuantum;

  Sequencer(Player player, Orchestra orchestra) {
    this.player = player;
    this.orchestra = orchestra;
    this.events = new MusicEvents(player, this, orchestra);
    this.endNote = player.parts()::endNote;
  }

  Playhead playhead() {
    return playhead;
  }

  Loop loop() {
    return loop;
  }

  /** Returns the tick to which a loop has just jumped back, or -1 if there is no such tick. */
  long loopTarget() {
    return loopTarget;
  }

  SoundingNotes notes() {
    return notes;
  }

  void start(MidiSequence sequence) {
    playhead = new Playhead(sequence, hasQuirk(Quirk.WHOLE_MICROS_PER_TICK));
    loop.reset();
    loopTarget = NO_TICK;
  }

  /** Restores {@code state}. */
  void restore(PlayerState state, MidiSequence sequence) {
    playhead = new Playhead(sequence, hasQuirk(Quirk.WHOLE_MICROS_PER_TICK));
    playhead.restore(state.place());
    loop.restore(state.loop());
    loopTarget = state.landedAt();
    notes.restore(state.held(), state.hanging());
  }

  /**
   * Continues near the position of {@code state}, which was saved for another rendition of the
   * music.
   */
  void continueNear(PlayerState state) {
    int track = state.place().track();
    playhead.jump(track, 0, 0);
    scan(track, Math.min(state.place().position(), playhead.trackOrCurrent(track).end()));
    loop.restore(state.loop());
  }

  /** Starts the notes again that the music holds. */
  void restartHeldNotes() {
    notes.forEachHeld(events::startNote);
  }

  /** Ends all notes of the music. */
  void end() {
    notes.endAll(endNote);
  }

  /** Advances the time of the music by one quantum. */
  void advance(long micros) {
    jumpsInQuantum = 0;
    eventsInQuantum = 0;
    if (!hasQuirk(Quirk.LOOPS_WAIT_FOR_QUANTUM)) {
      advanceThroughLoops(micros);
      return;
    }
    if (loop.isReached(playhead.ticks())) {
      performLoop();
    }
    advance(micros, Long.MAX_VALUE);
  }

  private boolean hasQuirk(Quirk quirk) {
    return orchestra.quirks().has(quirk);
  }

  private void advanceThroughLoops(long micros) {
    long microsLeft = micros;
    while (player.isActive() && loop.isActive() && jumpsInQuantum < MAX_JUMPS) {
      long microsToLoop = Math.max(0, playhead.microsUntil(loop.sourceTicks()));
      if (microsToLoop > microsLeft) {
        break;
      }
      advance(microsToLoop, loop.sourceTicks());
      microsLeft -= microsToLoop;
      if (player.isActive() && loop.isReached(playhead.ticks())) {
        performLoop();
      }
    }
    if (player.isActive()) {
      advance(microsLeft, Long.MAX_VALUE);
    }
  }

  private void performLoop() {
    loop.countDown();
    if (jump(playhead.trackNumber(), loop.targetTicks())) {
      loopTarget = loop.targetTicks();
    }
  }

  /** Plays for {@code micros} microseconds, but plays no event at tick {@code end} or later. */
  private void advance(long micros, long end) {
    notes.advance(micros, endNote);
    playhead.advance(micros);
    hasJumped = false;
    for (MidiEvent event = nextDue(end); event != null; event = nextDue(end)) {
      eventsInQuantum++;
      events.play(event);
    }
  }

  private MidiEvent nextDue(long end) {
    boolean mustWait =
        (hasJumped && hasQuirk(Quirk.LOOPS_WAIT_FOR_QUANTUM))
            || jumpsInQuantum >= MAX_JUMPS
            || eventsInQuantum >= MAX_EVENTS;
    return player.isActive() && !mustWait ? playhead.takeDueEvent(end) : null;
  }

  /**
   * Sets the loop that a command in the music defines at {@code tick}. Does nothing if the same
   * loop has just jumped back to that tick.
   */
  void setLoop(long tick, ImuseSysex.SetLoop command) {
    MusicPosition to = new MusicPosition(command.toBeat(), command.toTick());
    MusicPosition from = new MusicPosition(command.fromBeat(), command.fromTick());
    boolean isRepeated = tick == loopTarget && loop.isBetween(to, from);
    if (!isRepeated || hasQuirk(Quirk.LOOPS_SET_THEMSELVES_AGAIN)) {
      loop.set(command.count(), to, from);
    }
  }

  /**
   * Moves to a position in a track for a command in the music. The command can be a little late.
   * Returns false if the position is after the end of the track.
   */
  boolean jumpFromMusic(int track, long ticks) {
    Playhead.Departure departure = playhead.departure();
    boolean isOnTime = hasQuirk(Quirk.LOOPS_WAIT_FOR_QUANTUM) || jumpsInQuantum >= MAX_JUMPS;
    return jump(
        track,
        ticks,
        isOnTime ? 0 : playhead.lateness(),
        hasQuirk(Quirk.LATENESS_IGNORED) ? departure.withoutElapsedTime() : departure);
  }

  /**
   * Moves to a position in a track without playing the events between (spec 11 §2.1). Returns false
   * if the position is after the end of the track.
   */
  boolean jump(int track, long ticks) {
    return jump(track, ticks, 0, departureFor(track, ticks));
  }

  /** Returns the position that a jump leaves, for a command from outside the music. */
  private Playhead.Departure departureFor(int track, long ticks) {
    Playhead.Departure departure = playhead.departure();
    if (hasQuirk(Quirk.NEXT_EVENT_IGNORED)) {
      departure = departure.afterNextEvent();
    }
    if (hasQuirk(Quirk.ONE_TEMPO_FOR_HANGING) && !playhead.leavesTrack(track)) {
      departure = departure.atTempo(playhead.tempoAt(ticks));
    }
    return departure;
  }

  private boolean jump(int track, long ticks, long lateness, Playhead.Departure departure) {
    MidiTrack target = playhead.trackOrCurrent(track);
    if (ticks <= target.end()) {
      jumpTo(track, ticks, lateness, departure);
      return true;
    }
    if (hasQuirk(Quirk.FAILED_JUMPS_CHANGE_POSITION)) {
      imitateFailedJump(track, lateness, departure);
    }
    return false;
  }

  /**
   * Imitates what the capturing interpreter does before it detects that a jump goes beyond the end
   * of the track.
   */
  private void imitateFailedJump(int track, long lateness, Playhead.Departure departure) {
    if (playhead.leavesTrack(track)) {
      jumpTo(track, 0, lateness, departure);
    } else {
      playhead.applyTempoAt(Long.MAX_VALUE);
    }
  }

  private void jumpTo(int track, long ticks, long lateness, Playhead.Departure departure) {
    boolean notesStayHeld = hasQuirk(Quirk.HANGING_NOTES_STAY_HELD) && !playhead.leavesTrack(track);
    playhead.jump(track, ticks, lateness);
    hasJumped = true;
    loopTarget = NO_TICK;
    jumpsInQuantum++;
    notes.hangHeldNotes(departure, !hasQuirk(Quirk.ONE_TEMPO_FOR_HANGING), notesStayHeld, endNote);
    player.parts().releasePedals();
  }

  /**
   * Plays silently up to a position, so that instruments and settings are correct at the position
   * (spec 11 §2.1). Returns false if the position is after the end of the track.
   */
  boolean scan(int track, long ticks) {
    MidiTrack target = playhead.trackOrCurrent(track);
    if (ticks > target.end()) {
      return false;
    }
    player.parts().silence();
    notes.discardHanging();
    if (hasQuirk(Quirk.SCAN_LEAVES_HANGING)) {
      boolean notesStayHeld =
          hasQuirk(Quirk.HANGING_NOTES_STAY_HELD) && !playhead.leavesTrack(track);
      notes.hangHeldNotes(
          departureFor(track, ticks),
          !hasQuirk(Quirk.ONE_TEMPO_FOR_HANGING),
          notesStayHeld,
          endNote);
    } else {
      notes.clearHeld();
    }
    orchestra.parts().assignChannels();
    events.scan(track, ticks);
    return true;
  }
}
