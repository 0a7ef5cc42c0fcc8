package org.bowsprit.audio.imuse;

import java.util.List;
import org.bowsprit.audio.midi.StartParameters;
import org.bowsprit.audio.resource.Piece;
import org.bowsprit.audio.resource.Rendition;
import org.bowsprit.audio.state.PlayerState;
import org.bowsprit.audio.synth.Instrument;

/**
 * One of the eight players. It contains a piece, the position in the piece, and all settings that
 * scripts and music can change (spec 11 §1).
 */
final class Player {

  private static final int NORMAL_SPEED_BITS = 7;
  private static final int LOUDEST = 127;

  private final Orchestra orchestra;
  private final Hooks hooks = new Hooks();
  private final Fader fader = new Fader();
  private final Sequencer sequencer;

  private final PlayerParts parts;

  private int sound;
  private boolean active;
  private Piece piece;
  private int priority;
  private int volume;
  private int pan;
  private int transpose;
  private int detune;
  private int speed;
  private int group;
  private int level;

  Player(Orchestra orchestra) {
    this.orchestra = orchestra;
    this.parts = new PlayerParts(this, orchestra.parts());
    this.sequencer = new Sequencer(this, orchestra);
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

  PlayerParts parts() {
    return parts;
  }

  Hooks hooks() {
    return hooks;
  }

  Sequencer sequencer() {
    return sequencer;
  }

  Playhead playhead() {
    return sequencer.playhead();
  }

  Loop loop() {
    return sequencer.loop();
  }

  Rendition rendition() {
    return piece.rendition();
  }

  /** Returns whether the player is fading to silence. */
  boolean fadingToSilence() {
    return fader.endsInSilence();
  }

  /** Returns the level of a part with the given part volume (spec 11 §6). */
  int levelOf(int partVolume) {
    return ((partVolume + 1) * level) >> 7;
  }

  void start(int newSound, Piece newPiece) {
    StartParameters start = newPiece.sequence().start();
    sound = newSound;
    piece = newPiece;
    sequencer.start(newPiece.sequence());
    priority = start.priority();
    volume = start.volume();
    pan = start.pan();
    transpose = start.transpose();
    detune = start.detune();
    speed = start.speed();
    group = VolumeGroups.NO_GROUP;

    hooks.clear();
    fader.cancel();
    active = true;
    if (orchestra.quirks().has(Quirk.DEAF_HEADER_VOLUMES)) {
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
        playhead().snapshot(),
        loop().snapshot(),
        sequencer.landedAt(),
        fader.snapshot(),
        hooks.snapshot(),
        hooks.jumpBefore(),
        sequencer.notes().heldNotes(),
        sequencer.notes().hangingNotes(),
        parts.snapshot());
  }

  Tune tune() {
    MusicPosition position = playhead().position();
    return new Tune(
        sound,
        piece.rendition(),
        playhead().trackNumber(),
        position.beat(),
        position.tick(),
        priority,
        volume,
        speed,
        group,
        loop().count(),
        fadingToSilence(),
        parts.stream().map(Part::tune).toList());
  }

  /**
   * Continues {@code itsPiece} at the position in {@code state} without sending anything to the
   * device.
   *
   * <p>If the state belongs to music for another device, only the position is kept. All settings
   * then come from scanning the track of {@code itsPiece} up to the position.
   */
  void restore(PlayerState state, Piece itsPiece) {
    sound = state.sound();
    piece = itsPiece;
    boolean sameMusic = suits(state);
    if (sameMusic) {
      sequencer.restore(state, piece.sequence());
    } else {
      sequencer.start(piece.sequence());
    }
    priority = state.priority();
    volume = state.volume();
    pan = state.pan();
    transpose = state.transpose();
    detune = state.detune();
    speed = state.speed();
    group = state.group();
    level = state.level();
    fader.restore(state.fade());
    hooks.restore(state.hooks(), state.jumpHookBefore());
    active = true;
    if (sameMusic) {
      parts.restore(state.parts());
    } else {
      sequencer.goOnAs(state);
    }
  }

  /** Returns whether the rendition of the piece can have all instruments of a state. */
  private boolean suits(PlayerState state) {
    List<Instrument> instruments =
        state.parts().stream()
            .map(part -> InstrumentCode.decode(part.deviceProgram(), part.patch()))
            .filter(instrument -> !(instrument instanceof Instrument.None))
            .toList();
    return instruments.isEmpty()
        || instruments.stream()
            .anyMatch(instrument -> InstrumentCode.suits(piece.rendition(), instrument));
  }

  /** Sends the complete current state to a device that has not received any of this music. */
  void retell() {
    parts.stream().filter(Part::sounds).forEach(Part::sendAll);
    sequencer.strikeHeld();
  }

  /** Ends the music and releases notes, channels and parts. */
  void stop() {
    if (!active) {
      return;
    }
    active = false;
    sequencer.end();
    parts.endNotes();
    parts.freeAll();
  }

  /** Advances time: performs fades, loops, and all events that are due. */
  void advance(int micros) {
    advanceFade(micros);
    if (!active) {
      return;
    }
    sequencer.advance(((long) micros * speed) >> NORMAL_SPEED_BITS);
  }

  private void advanceFade(int micros) {
    if (!fader.active()) {
      return;
    }
    boolean toSilence = fader.endsInSilence();
    int now = fader.advance(micros);
    if (toSilence && now == 0) {
      stop();
    } else if (now >= 0 && now <= LOUDEST) {
      setVolume(now);
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

  /** Computes the level again and updates all parts. */
  void updateLevel() {
    level = (orchestra.volumes().level(group) * (volume + 1)) >> 7;
    parts.forEach(Part::sendLevel);
  }

  void setPan(int pan) {
    this.pan = pan;
    parts.forEach(Part::sendPan);
  }

  /** Changes the transposition. An absolute transposition beyond two octaves is refused. */
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
   * <p>Steps beyond the loudest volume are left out. A fade to silence of length 0 is an ordinary
   * change of volume and does not stop the player.
   */
  void fade(int target, int units) {
    if (target == 0 && units == 0) {
      fader.cancel();
      setVolume(0);
      return;
    }
    boolean fromEnd = orchestra.quirks().has(Quirk.FADES_FROM_THE_END) && fader.active();
    fader.start(fromEnd ? fader.target() : volume, target, units);
  }
}
