package org.bowsprit.audio.imuse;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.midi.MidiEvent;
import org.bowsprit.audio.midi.MidiTrack;
import org.bowsprit.audio.midi.StartParameters;
import org.bowsprit.audio.state.PartState;
import org.bowsprit.audio.state.PlayerState;

/**
 * One of the eight that play: a piece, the place in it, and all that scripts and music can change
 * about it (spec 11 §1).
 */
final class Player {

  private static final int NORMAL_SPEED_BITS = 7;
  private static final int LOUDEST = 127;

  private final Orchestra orchestra;
  private final Hooks hooks = new Hooks();
  private final Fader fader = new Fader();
  private final Loop loop = new Loop();
  private final SoundingNotes notes;

  /** Newest first. */
  private final List<Part> parts = new ArrayList<>();

  private final MusicEvents events;

  private int sound;
  private boolean active;
  private Piece piece;
  private Playhead playhead;
  private int priority;
  private int volume;
  private int pan;
  private int transpose;
  private int detune;
  private int speed;
  private int group;
  private int level;
  private boolean jumped;
  private boolean inMusic;

  Player(Orchestra orchestra) {
    this.orchestra = orchestra;
    this.notes = new SoundingNotes();
    this.events = new MusicEvents(this, orchestra);
  }

  boolean active() {
    return active;
  }

  int sound() {
    return sound;
  }

  int priority() {
    return priority;
  }

  int volume() {
    return volume;
  }

  int pan() {
    return pan;
  }

  int transpose() {
    return transpose;
  }

  int detune() {
    return detune;
  }

  int speed() {
    return speed;
  }

  int group() {
    return group;
  }

  int level() {
    return level;
  }

  Hooks hooks() {
    return hooks;
  }

  Loop loop() {
    return loop;
  }

  Playhead playhead() {
    return playhead;
  }

  Rendition rendition() {
    return piece.rendition();
  }

  SoundingNotes notes() {
    return notes;
  }

  /** Whether the player is on its way out. */
  boolean fadingToSilence() {
    return fader.endsInSilence();
  }

  /** The level of one of its parts at a part volume (spec 11 §6). */
  int levelOf(int partVolume) {
    return ((partVolume + 1) * level) >> 7;
  }

  void start(int newSound, Piece newPiece) {
    StartParameters start = newPiece.sequence().start();
    sound = newSound;
    piece = newPiece;
    playhead = new Playhead(newPiece.sequence());
    priority = start.priority();
    volume = start.volume();
    pan = start.pan();
    transpose = start.transpose();
    detune = start.detune();
    speed = start.speed();
    group = VolumeGroups.NO_GROUP;

    hooks.clear();
    fader.cancel();
    loop.reset();
    active = true;
    if (orchestra.quirks().deafHeaderVolumes()) {
      level = orchestra.volumes().level(group);
    } else {
      updateLevel();
    }
  }

  PlayerState snapshot() {
    if (!active) {
      return PlayerState.FREE;
    }
    return new PlayerState(
        sound,
        priority,
        volume,
        pan,
        transpose,
        detune,
        speed,
        group,
        level,
        playhead.snapshot(),
        loop.snapshot(),
        fader.snapshot(),
        hooks.snapshot(),
        hooks.jumpBefore(),
        notes.heldNotes(),
        notes.hangingNotes(),
        parts.stream().map(orchestra.parts()::snapshot).toList());
  }

  Tune tune() {
    MusicPosition position = playhead.position();
    return new Tune(
        sound,
        piece.rendition(),
        playhead.trackNumber(),
        position.beat(),
        position.tick(),
        priority,
        volume,
        speed,
        group,
        loop.count(),
        fadingToSilence(),
        parts.stream().map(Part::tune).toList());
  }

  /** Plays {@code itsPiece} on from where {@code state} stands; the device is told nothing. */
  void restore(PlayerState state, Piece itsPiece) {
    sound = state.sound();
    piece = itsPiece;
    playhead = new Playhead(piece.sequence());
    playhead.restore(state.place());
    priority = state.priority();
    volume = state.volume();
    pan = state.pan();
    transpose = state.transpose();
    detune = state.detune();
    speed = state.speed();
    group = state.group();
    level = state.level();
    loop.restore(state.loop());
    fader.restore(state.fade());
    hooks.restore(state.hooks(), state.jumpHookBefore());
    notes.restore(state.held(), state.hanging());
    for (PartState part : state.parts()) {
      parts.add(orchestra.parts().restore(this, part));
    }
    active = true;
  }

  /** Tells a device that has heard nothing of this music what it should be playing. */
  void retell() {
    parts.stream().filter(Part::sounds).forEach(Part::sendAll);
    notes.eachHeld(events::strike);
  }

  /** Ends the music: notes, channels, parts. */
  void stop() {
    if (!active) {
      return;
    }
    active = false;
    notes.endAll(this::endNote);
    silenceParts();
    releaseParts();
    orchestra.parts().assignChannels();
  }

  private void releaseParts() {
    while (!parts.isEmpty()) {
      orchestra.parts().release(parts.remove(0));
    }
  }

  private void endNote(int channel, int note) {
    Part part = partOf(channel);
    if (part != null) {
      part.noteOff(note);
    }
  }

  private void silenceParts() {
    for (int channel = 0; channel < 16; channel++) {
      Part part = partOf(channel);
      if (part != null) {
        part.allNotesOff();
      }
    }
  }

  /** Lets time pass: fades, loops, and all events that are due. */
  void advance(int micros) {
    advanceFade(micros);
    if (!active) {
      return;
    }
    long music = ((long) micros * speed) >> NORMAL_SPEED_BITS;
    if (orchestra.quirks().looseLoops()) {
      if (loop.reached(playhead.ticks())) {
        takeLoop();
      }
      advanceMusic(music);
    } else {
      advanceThroughLoops(music);
    }
  }

  private void advanceFade(int micros) {
    if (!fader.active()) {
      return;
    }
    boolean toSilence = fader.endsInSilence();
    int now = fader.advance(micros);
    if (toSilence && now == 0) {
      stop();
    } else if (now <= LOUDEST) {
      setVolume(now);
    }
  }

  private void advanceThroughLoops(long music) {
    long left = music;
    long toLoop = loop.active() ? playhead.microsUntil(loop.from()) : Long.MAX_VALUE;
    while (active && loop.active() && toLoop <= left) {
      long step = Math.max(0, toLoop);
      advanceMusic(step);
      left -= step;
      if (!active || !loop.active()) {
        break;
      }
      takeLoop();
      toLoop = loop.active() ? playhead.microsUntil(loop.from()) : Long.MAX_VALUE;
    }
    if (active) {
      advanceMusic(left);
    }
  }

  private void takeLoop() {
    loop.countDown();
    jump(playhead.trackNumber(), loop.to(), 0);
  }

  private void advanceMusic(long micros) {
    notes.advance(micros, this::endNote);
    playhead.advance(micros);
    jumped = false;
    for (MidiEvent event = playhead.takeDue(); event != null; event = nextDue()) {
      events.play(event);
    }
  }

  private MidiEvent nextDue() {
    boolean waits = jumped && orchestra.quirks().looseLoops();
    return active && !waits ? playhead.takeDue() : null;
  }

  /**
   * Moves to a place in a track from a command in the music itself, which may come a little late.
   */
  boolean jumpInTime(int track, long ticks) {
    inMusic = true;
    boolean done = jump(track, ticks, orchestra.quirks().looseLoops() ? 0 : playhead.late());
    inMusic = false;
    return done;
  }

  /** Moves to a place in a track without playing what lies between (spec 11 §2.1). */
  boolean jump(int track, long ticks) {
    return jump(track, ticks, 0);
  }

  private boolean jump(int track, long ticks, long late) {
    MidiTrack target = playhead.trackOrCurrent(track);
    if (ticks > target.end()) {
      if (orchestra.quirks().failedJumpsSlip()) {
        slip(track, late);
      }
      return false;
    }
    move(track, ticks, late);
    return true;
  }

  /** What the captured interpreter has done by the time it finds that a jump goes too far. */
  private void slip(int track, long late) {
    if (isCurrent(track)) {
      playhead.takeTempoAt(Long.MAX_VALUE);
    } else {
      move(track, 0, late);
    }
  }

  private void move(int track, long ticks, long late) {
    Quirks quirks = orchestra.quirks();
    Playhead.Departure departure = playhead.departure();
    boolean slips = quirks.shortLookAhead();
    boolean stayHeld = slips && isCurrent(track);
    int microsATick = hangingTempo(track, ticks);
    playhead.jump(track, ticks, late);
    jumped = true;
    if (slips && !inMusic) {
      notes.hangShortSighted(departure, microsATick, stayHeld, this::endNote);
    } else {
      notes.hang(slips ? departure.onTime() : departure, stayHeld, this::endNote);
    }
    parts.forEach(Part::releasePedal);
  }

  private boolean isCurrent(int track) {
    return !playhead.hasTrack(track) || track == playhead.trackNumber();
  }

  /** The tempo at which the captured interpreter counts hanging notes down. */
  private int hangingTempo(int track, long ticks) {
    return isCurrent(track) ? playhead.microsATickAt(ticks) : playhead.microsATick();
  }

  /**
   * Plays silently up to a place, so that instruments and settings are right there (spec 11 §2.1).
   */
  boolean scan(int track, long ticks) {
    MidiTrack target = playhead.trackOrCurrent(track);
    if (ticks > target.end()) {
      return false;
    }
    for (Part part : parts) {
      orchestra.parts().takeChannel(part);
    }
    notes.dropHanging();
    if (orchestra.quirks().shortLookAhead()) {
      notes.hangShortSighted(
          playhead.departure(), hangingTempo(track, ticks), isCurrent(track), this::endNote);
    } else {
      notes.forget();
    }
    orchestra.parts().assignChannels();
    events.scan(track, ticks);
    return true;
  }

  /** The part of a channel, or null. */
  Part partOf(int channel) {
    for (Part part : parts) {
      if (part.midiChannel() == channel) {
        return part;
      }
    }
    return null;
  }

  /** The part of a channel, made now if there is none yet; null if no part can be had. */
  Part partFor(int channel) {
    Part part = partOf(channel);
    if (part == null) {
      part = orchestra.parts().take(this, channel);
      if (part != null) {
        parts.add(0, part);
      }
    }
    return part;
  }

  /** Loses a part to another player. */
  void lose(Part part) {
    parts.remove(part);
  }

  void freePart(int channel) {
    Part part = partOf(channel);
    if (part != null) {
      parts.remove(part);
      orchestra.parts().release(part);
      orchestra.parts().assignChannels();
    }
  }

  void setPriority(int priority) {
    this.priority = priority;
    parts.forEach(Part::sendPriority);
    orchestra.parts().assignChannels();
  }

  void setVolume(int volume) {
    this.volume = volume;
    updateLevel();
  }

  void setGroup(int group) {
    this.group = group;
    updateLevel();
  }

  /** Works the level out anew and tells all parts. */
  void updateLevel() {
    level = (orchestra.volumes().level(group) * (volume + 1)) >> 7;
    parts.forEach(Part::sendLevel);
  }

  void setPan(int pan) {
    this.pan = pan;
    parts.forEach(Part::sendPan);
  }

  /** Changes the transposition; an absolute one beyond two octaves is refused. */
  boolean transpose(boolean relative, int semitones) {
    if (!relative && !Transposition.isLegal(semitones)) {
      return false;
    }
    transpose = relative ? Transposition.relative(transpose, semitones) : semitones;
    parts.forEach(Part::sendTranspose);
    return true;
  }

  void setDetune(int detune) {
    this.detune = detune;
    parts.forEach(Part::sendDetune);
  }

  void setSpeed(int speed) {
    this.speed = speed;
  }

  /**
   * Starts a fade of the volume over {@code units} hundredths of a second.
   *
   * <p>Steps beyond the loudest volume are left out; silence at once is a volume like any other and
   * stops nothing.
   */
  void fade(int target, int units) {
    if (target == 0 && units == 0) {
      fader.cancel();
      setVolume(0);
      return;
    }
    boolean fromEnd = orchestra.quirks().fadesFromTheEnd() && fader.active();
    fader.start(fromEnd ? fader.target() : volume, target, units);
  }
}
