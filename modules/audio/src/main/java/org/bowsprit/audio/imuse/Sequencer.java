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
   * The largest numbers of jumps and of events in one quantum. No music has so many. The rest
   * waits, so that no music can stop the game.
   */
  private static final int MOST_JUMPS = 8;

  private static final int MOST_EVENTS = 4096;
  private static final long NOWHERE = -1;

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
  private long landedAt = NOWHERE;

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
  long landedAt() {
    return landedAt;
  }

  SoundingNotes notes() {
    return notes;
  }

  void start(MidiSequence sequence) {
    playhead = new Playhead(sequence, has(Quirk.WHOLE_MICROS_A_TICK));
    loop.reset();
    landedAt = NOWHERE;
  }

  /** Restores {@code state}. */
  void restore(PlayerState state, MidiSequence sequence) {
    playhead = new Playhead(sequence, has(Quirk.WHOLE_MICROS_A_TICK));
    playhead.restore(state.place());
    loop.restore(state.loop());
    landedAt = state.landedAt();
    notes.restore(state.held(), state.hanging());
  }

  /**
   * Continues near the position of {@code state}, which was saved for another rendition of the
   * music.
   */
  void goOnAs(PlayerState state) {
    int track = state.place().track();
    playhead.jump(track, 0, 0);
    scan(track, Math.min(state.place().position(), playhead.trackOrCurrent(track).end()));
    loop.restore(state.loop());
  }

  /** Strikes again the notes that the music holds. */
  void strikeHeld() {
    notes.eachHeld(events::strike);
  }

  /** Ends all notes of the music. */
  void end() {
    notes.endAll(endNote);
  }

  /** Advances music time by one quantum. */
  void advance(long micros) {
    jumpsInQuantum = 0;
    eventsInQuantum = 0;
    if (!has(Quirk.LOOSE_LOOPS)) {
      advanceThroughLoops(micros);
      return;
    }
    if (loop.reached(playhead.ticks())) {
      takeLoop();
    }
    advance(micros, Long.MAX_VALUE);
  }

  private boolean has(Quirk quirk) {
    return orchestra.quirks().has(quirk);
  }

  private void advanceThroughLoops(long micros) {
    long left = micros;
    while (player.active() && loop.active() && jumpsInQuantum < MOST_JUMPS) {
      long toLoop = Math.max(0, playhead.microsUntil(loop.from()));
      if (toLoop > left) {
        break;
      }
      advance(toLoop, loop.from());
      left -= toLoop;
      if (player.active() && loop.reached(playhead.ticks())) {
        takeLoop();
      }
    }
    if (player.active()) {
      advance(left, Long.MAX_VALUE);
    }
  }

  private void takeLoop() {
    loop.countDown();
    if (jump(playhead.trackNumber(), loop.to())) {
      landedAt = loop.to();
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
    boolean waits =
        (jumped && has(Quirk.LOOSE_LOOPS))
            || jumpsInQuantum >= MOST_JUMPS
            || eventsInQuantum >= MOST_EVENTS;
    return player.active() && !waits ? playhead.takeDue(end) : null;
  }

  /**
   * Sets the loop that the music asks for at {@code tick}, unless a loop has just jumped back to
   * that tick.
   */
  void setLoop(long tick, ImuseSysex.SetLoop wanted) {
    MusicPosition to = new MusicPosition(wanted.toBeat(), wanted.toTick());
    MusicPosition from = new MusicPosition(wanted.fromBeat(), wanted.fromTick());
    boolean again = tick == landedAt && loop.goes(to, from);
    if (!again || has(Quirk.LOOPS_SET_THEMSELVES_ANEW)) {
      loop.set(wanted.count(), to, from);
    }
  }

  /**
   * Moves to a position in a track for a command in the music. The command can be a little late.
   */
  boolean jumpInMusic(int track, long ticks) {
    Playhead.Departure from = playhead.departure();
    boolean onTime = has(Quirk.LOOSE_LOOPS) || jumpsInQuantum >= MOST_JUMPS;
    return jump(
        track,
        ticks,
        onTime ? 0 : playhead.late(),
        has(Quirk.LATENESS_FORGOTTEN) ? from.onTime() : from);
  }

  /** Moves to a position in a track without playing the events between (spec 11 §2.1). */
  boolean jump(int track, long ticks) {
    return jump(track, ticks, 0, departureFor(track, ticks));
  }

  /** Returns the position that a jump leaves, for a command from outside the music. */
  private Playhead.Departure departureFor(int track, long ticks) {
    Playhead.Departure from = playhead.departure();
    if (has(Quirk.BLIND_TO_NEXT_EVENT)) {
      from = from.pastNextEvent();
    }
    if (has(Quirk.ONE_TEMPO_FOR_HANGING) && !playhead.leavesTrack(track)) {
      from = from.atTempo(playhead.tempoAt(ticks));
    }
    return from;
  }

  private boolean jump(int track, long ticks, long late, Playhead.Departure from) {
    MidiTrack target = playhead.trackOrCurrent(track);
    if (ticks <= target.end()) {
      move(track, ticks, late, from);
      return true;
    }
    if (has(Quirk.FAILED_JUMPS_SLIP)) {
      slip(track, late, from);
    }
    return false;
  }

  /**
   * Imitates the behaviour of the capturing interpreter before it detects that a jump goes too far.
   */
  private void slip(int track, long late, Playhead.Departure from) {
    if (playhead.leavesTrack(track)) {
      move(track, 0, late, from);
    } else {
      playhead.takeTempoAt(Long.MAX_VALUE);
    }
  }

  private void move(int track, long ticks, long late, Playhead.Departure from) {
    boolean stayHeld = has(Quirk.HANGING_STAYS_HELD) && !playhead.leavesTrack(track);
    playhead.jump(track, ticks, late);
    jumped = true;
    landedAt = NOWHERE;
    jumpsInQuantum++;
    notes.hang(from, !has(Quirk.ONE_TEMPO_FOR_HANGING), stayHeld, endNote);
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
      boolean stayHeld = has(Quirk.HANGING_STAYS_HELD) && !playhead.leavesTrack(track);
      notes.hang(departureFor(track, ticks), !has(Quirk.ONE_TEMPO_FOR_HANGING), stayHeld, endNote);
    } else {
      notes.forget();
    }
    orchestra.parts().assignChannels();
    events.scan(track, ticks);
    return true;
  }
}
