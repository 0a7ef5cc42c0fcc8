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
   * The maximum number of jumps in one quantum; {@link #MAX_EVENTS} limits the events. No music has
   * so many. Further jumps and events wait for the next quantum, so that damaged music cannot block
   * the game.
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
  private boolean jumped;

  /**
   * The tick that a loop has just jumped back to, as long as only events of that tick have been
   * played.
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

  /** Returns the tick that a loop has just jumped back to; -1 if there is none. */
  long loopTarget() {
    return loopTarget;
  }

  SoundingNotes notes() {
    return notes;
  }

  void start(MidiSequence sequence) {
    playhead = new Playhead(sequence, has(Quirk.WHOLE_MICROS_PER_TICK));
    loop.reset();
    loopTarget = NO_TICK;
  }

  /** Restores {@code state}. */
  void restore(PlayerState state, MidiSequence sequence) {
    playhead = new Playhead(sequence, has(Quirk.WHOLE_MICROS_PER_TICK));
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

  /** Starts the notes that the music holds again. */
  void restartHeldNotes() {
    notes.forEachHeld(events::startNote);
  }

  /** Ends all notes of the music. */
  void end() {
    notes.endAll(endNote);
  }

  /** Advances music time by one quantum. */
  void advance(long micros) {
    jumpsInQuantum = 0;
    eventsInQuantum = 0;
    if (!has(Quirk.LOOPS_WAIT_FOR_QUANTUM)) {
      advanceThroughLoops(micros);
      return;
    }
    if (loop.isReached(playhead.ticks())) {
      performLoop();
    }
    advance(micros, Long.MAX_VALUE);
  }

  private boolean has(Quirk quirk) {
    return orchestra.quirks().has(quirk);
  }

  private void advanceThroughLoops(long micros) {
    long microsLeft = micros;
    while (player.isActive() && loop.isActive() && jumpsInQuantum < MAX_JUMPS) {
      long microsToLoop = Math.max(0, playhead.microsUntil(loop.from()));
      if (microsToLoop > microsLeft) {
        break;
      }
      advance(microsToLoop, loop.from());
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
    if (jump(playhead.trackNumber(), loop.to())) {
      loopTarget = loop.to();
    }
  }

  /** Plays for {@code micros}, but no event at {@code end} or later. */
  private void advance(long micros, long end) {
    notes.advance(micros, endNote);
    playhead.advance(micros);
    jumped = false;
    for (MidiEvent event = nextDue(end); event != null; event = nextDue(end)) {
      eventsInQuantum++;
      events.play(event);
    }
  }

  private MidiEvent nextDue(long end) {
    boolean mustWait =
        (jumped && has(Quirk.LOOPS_WAIT_FOR_QUANTUM))
            || jumpsInQuantum >= MAX_JUMPS
            || eventsInQuantum >= MAX_EVENTS;
    return player.isActive() && !mustWait ? playhead.takeDue(end) : null;
  }

  /**
   * Sets the loop that a command in the music defines at {@code tick}. Does nothing if the same
   * loop has just jumped back to that tick.
   */
  void setLoop(long tick, ImuseSysex.SetLoop command) {
    MusicPosition to = new MusicPosition(command.toBeat(), command.toTick());
    MusicPosition from = new MusicPosition(command.fromBeat(), command.fromTick());
    boolean isRepeated = tick == loopTarget && loop.isBetween(to, from);
    if (!isRepeated || has(Quirk.LOOPS_SET_THEMSELVES_AGAIN)) {
      loop.set(command.count(), to, from);
    }
  }

  /**
   * Moves to a position in a track for a command in the music. The command can be a little late.
   */
  boolean jumpFromMusic(int track, long ticks) {
    Playhead.Departure from = playhead.departure();
    boolean onTime = has(Quirk.LOOPS_WAIT_FOR_QUANTUM) || jumpsInQuantum >= MAX_JUMPS;
    return jump(
        track,
        ticks,
        onTime ? 0 : playhead.lateness(),
        has(Quirk.LATENESS_IGNORED) ? from.withoutElapsedTime() : from);
  }

  /** Moves to a position in a track without playing the events between (spec 11 §2.1). */
  boolean jump(int track, long ticks) {
    return jump(track, ticks, 0, departureFor(track, ticks));
  }

  /** Returns the position that a jump leaves, for a command from outside the music. */
  private Playhead.Departure departureFor(int track, long ticks) {
    Playhead.Departure from = playhead.departure();
    if (has(Quirk.NEXT_EVENT_IGNORED)) {
      from = from.afterNextEvent();
    }
    if (has(Quirk.ONE_TEMPO_FOR_HANGING) && !playhead.leavesTrack(track)) {
      from = from.atTempo(playhead.tempoAt(ticks));
    }
    return from;
  }

  private boolean jump(int track, long ticks, long lateness, Playhead.Departure from) {
    MidiTrack target = playhead.trackOrCurrent(track);
    if (ticks <= target.end()) {
      jumpTo(track, ticks, lateness, from);
      return true;
    }
    if (has(Quirk.FAILED_JUMPS_CHANGE_POSITION)) {
      imitateFailedJump(track, lateness, from);
    }
    return false;
  }

  /**
   * Imitates what the capturing interpreter does before it detects that a jump goes beyond the end
   * of the track.
   */
  private void imitateFailedJump(int track, long lateness, Playhead.Departure from) {
    if (playhead.leavesTrack(track)) {
      jumpTo(track, 0, lateness, from);
    } else {
      playhead.applyTempoAt(Long.MAX_VALUE);
    }
  }

  private void jumpTo(int track, long ticks, long lateness, Playhead.Departure from) {
    boolean stayHeld = has(Quirk.HANGING_NOTES_STAY_HELD) && !playhead.leavesTrack(track);
    playhead.jump(track, ticks, lateness);
    jumped = true;
    loopTarget = NO_TICK;
    jumpsInQuantum++;
    notes.hangHeldNotes(from, !has(Quirk.ONE_TEMPO_FOR_HANGING), stayHeld, endNote);
    player.parts().releasePedals();
  }

  /**
   * Plays silently up to a position, so that instruments and settings are correct at the position
   * (spec 11 §2.1).
   */
  boolean scan(int track, long ticks) {
    MidiTrack target = playhead.trackOrCurrent(track);
    if (ticks > target.end()) {
      return false;
    }
    player.parts().silence();
    notes.dropHanging();
    if (has(Quirk.SCAN_LEAVES_HANGING)) {
      boolean stayHeld = has(Quirk.HANGING_NOTES_STAY_HELD) && !playhead.leavesTrack(track);
      notes.hangHeldNotes(
          departureFor(track, ticks), !has(Quirk.ONE_TEMPO_FOR_HANGING), stayHeld, endNote);
    } else {
      notes.clearHeld();
    }
    orchestra.parts().assignChannels();
    events.scan(track, ticks);
    return true;
  }
}
