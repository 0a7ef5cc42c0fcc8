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
  private static final int MAX_VOLUME = 127;

  private final Orchestra orchestra;
  private final Hooks hooks = new Hooks();
  private final Fader fader = new Fader();
  private final Sequencer sequencer;

  private final PlayerParts parts;

  private int sound;
  private boolean isActive;
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

  boolean isActive() {
    return isActive;
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
  boolean isFadingToSilence() {
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
    isActive = true;
    if (orchestra.quirks().has(Quirk.HEADER_VOLUMES_IGNORED)) {
      level = orchestra.volumes().level(group);
    } else {
      updateLevel();
    }
  }

  PlayerState snapshot() {
    if (!isActive) {
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
        sequencer.loopTarget(),
        fader.snapshot(),
        hooks.snapshot(),
        hooks.previousJump(),
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
        isFadingToSilence(),
        parts.stream().map(Part::tune).toList());
  }

  /**
   * Continues {@code restoredPiece} at the position in {@code state} without sending anything to
   * the device.
   *
   * <p>If the state belongs to music for another device, only the position is kept. All settings
   * then come from scanning the track of {@code restoredPiece} up to the position.
   */
  void restore(PlayerState state, Piece restoredPiece) {
    sound = state.sound();
    piece = restoredPiece;
    boolean isSameRendition = isForThisRendition(state);
    if (isSameRendition) {
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
    isActive = true;
    if (isSameRendition) {
      parts.restore(state.parts());
    } else {
      sequencer.continueNear(state);
    }
  }

  /** Returns whether the rendition of the piece can have all instruments of a state. */
  private boolean isForThisRendition(PlayerState state) {
    List<Instrument> instruments =
        state.parts().stream()
            .map(part -> InstrumentCode.decode(part.deviceProgram(), part.patch()))
            .filter(instrument -> !(instrument instanceof Instrument.None))
            .toList();
    return instruments.isEmpty()
        || instruments.stream()
            .anyMatch(instrument -> InstrumentCode.isPossibleIn(piece.rendition(), instrument));
  }

  /** Sends the complete current state to a device that has not received any of this music. */
  void resend() {
    parts.stream().filter(Part::hasChannel).forEach(Part::sendAll);
    sequencer.restartHeldNotes();
  }

  /** Ends the music and releases notes, channels and parts. */
  void stop() {
    if (!isActive) {
      return;
    }
    isActive = false;
    sequencer.end();
    parts.endNotes();
    parts.freeAll();
  }

  /** Advances time: performs fades, loops, and all events that are due. */
  void advance(int micros) {
    advanceFade(micros);
    if (!isActive) {
      return;
    }
    sequencer.advance(((long) micros * speed) >> NORMAL_SPEED_BITS);
  }

  private void advanceFade(int micros) {
    if (!fader.isActive()) {
      return;
    }
    boolean endsInSilence = fader.endsInSilence();
    int newVolume = fader.advance(micros);
    if (endsInSilence && newVolume == 0) {
      stop();
    } else if (newVolume >= 0 && newVolume <= MAX_VOLUME) {
      setVolume(newVolume);
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

  /** Changes the transposition. Returns false for an absolute one beyond two octaves. */
  boolean transpose(boolean isRelative, int semitones) {
    if (!isRelative && !Transposition.isInRange(semitones)) {
      return false;
    }
    transpose = isRelative ? Transposition.relative(transpose, semitones) : semitones;
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
   * Starts a fade to a volume, which lasts the given number of hundredths of a second.
   *
   * <p>Steps beyond the loudest volume are left out. A fade to silence of length 0 is an ordinary
   * change of volume and does not stop the player.
   */
  void fade(int targetVolume, int hundredths) {
    if (targetVolume == 0 && hundredths == 0) {
      fader.cancel();
      setVolume(0);
      return;
    }
    boolean startsAtEnd =
        orchestra.quirks().has(Quirk.FADES_START_AT_PREVIOUS_END) && fader.isActive();
    fader.start(startsAtEnd ? fader.target() : volume, targetVolume, hundredths);
  }
}
