package org.bowsprit.audio.imuse;

import org.bowsprit.audio.state.PartState;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;

/**
 * One MIDI channel of one player. It has settings and, at times, a device channel that plays the
 * part (spec 11 §1, §6, §7).
 */
final class Part {

  private static final int MAX_BEND_RANGE = 12;
  private static final int CENTRE = 64;
  private static final Instrument NO_INSTRUMENT = new Instrument.None();

  private final DeviceChannel channel;
  private final Quirks quirks;

  private Player player;
  private int midiChannel;

  private boolean isOn;
  private boolean isPercussion;
  private int priorityOffset;
  private int volume;
  private int pan;
  private int transpose;
  private int detune;
  private int bend;
  private int bendRange;
  private int wheel;
  private boolean isPedalPressed;
  private int reverb;
  private int chorus;
  private int program;
  private Instrument instrument = NO_INSTRUMENT;
  private int level;

  /** The pan that was last computed for the device. */
  private int devicePan;

  Part(PartDevice device, Quirks quirks) {
    channel = new DeviceChannel(device);
    this.quirks = quirks;
  }

  /** Assigns the part to {@code owner} with all settings at their defaults. */
  void initialise(Player owner, int number) {
    player = owner;
    midiChannel = number;
    channel.unassign();
    isOn = true;
    isPercussion = false;
    priorityOffset = 0;
    volume = 127;
    pan = 0;
    transpose = 0;
    detune = 0;
    bend = 0;
    bendRange = 2;
    wheel = 0;
    isPedalPressed = false;
    reverb = CENTRE;
    chorus = 0;
    program = 0;
    instrument = NO_INSTRUMENT;
    level = owner.level();
    if (!quirks.has(Quirk.HEADER_PAN_IGNORED)) {
      devicePan = effectivePan();
    }
  }

  PartState snapshot(int index) {
    return new PartState(
        index,
        midiChannel,
        channel.number(),
        isOn,
        isPercussion,
        priorityOffset,
        volume,
        pan,
        transpose,
        detune,
        bend,
        bendRange,
        wheel,
        isPedalPressed,
        reverb,
        chorus,
        program,
        InstrumentCode.numberOf(instrument),
        InstrumentCode.bytesOf(instrument),
        level,
        devicePan);
  }

  Tune.Part tune() {
    return new Tune.Part(midiChannel, channel.number(), isOn, program, volume, level);
  }

  /** Restores the part for {@code owner} without sending anything to the device. */
  void restore(Player owner, PartState state) {
    player = owner;
    midiChannel = state.midiChannel();
    channel.assign(state.deviceChannel());
    isOn = state.on();
    isPercussion = state.percussion();
    priorityOffset = state.priorityOffset();
    volume = state.volume();
    pan = state.pan();
    transpose = state.transpose();
    detune = state.detune();
    bend = state.bend();
    bendRange = state.bendRange();
    wheel = state.wheel();
    isPedalPressed = state.pedal();
    reverb = state.reverb();
    chorus = state.chorus();
    program = state.program();
    instrument = InstrumentCode.decode(state.deviceProgram(), state.patch());
    level = state.level();
    devicePan = state.position();
  }

  boolean isFree() {
    return player == null;
  }

  Player player() {
    return player;
  }

  /** Returns whether the part waits for the rhythm channel, which all percussion parts share. */
  boolean needsRhythmChannel() {
    return player != null && isOn && isPercussion && !hasChannel() && channel.hasRhythm();
  }

  int midiChannel() {
    return midiChannel;
  }

  /** Returns the device channel of the part, or a negative number if it has no channel. */
  int deviceChannel() {
    return channel.number();
  }

  boolean hasChannel() {
    return channel.isAssigned();
  }

  boolean isOn() {
    return isOn;
  }

  int volume() {
    return volume;
  }

  int transpose() {
    return transpose;
  }

  int program() {
    return program;
  }

  /** Returns whether the music of the part contains the patches of its instruments. */
  boolean containsPatches() {
    return player.rendition().containsPatches();
  }

  /** Returns whether the part waits for a device channel. */
  boolean needsChannel() {
    return player != null && isOn && !isPercussion && !hasChannel();
  }

  int effectivePriority() {
    return Math.max(0, Math.min(255, player.priority() + priorityOffset));
  }

  /** Assigns a device channel to the part and sends all settings. */
  void assignChannel(int number) {
    channel.assign(number);
    sendAll();
  }

  /** Forgets the device channel without ending its notes, because the device no longer exists. */
  void dropChannel() {
    channel.unassign();
  }

  /** Sends all settings of the part to the device. */
  void sendAll() {
    channel.bendRange(bendRange);
    sendTranspose();
    sendDetune();
    channel.bend(bend);
    if (!quirks.has(Quirk.HEADER_VOLUMES_IGNORED)) {
      level = player.levelOf(volume);
    }
    channel.volume(level);
    channel.sustain(isPedalPressed);
    channel.modulation(wheel);
    channel.pan(devicePan + CENTRE);
    channel.instrument(instrument);
    channel.reverb(reverb);
    channel.chorus(chorus);
    sendPriority();
  }

  /** Removes the device channel from the part, which ends all notes. */
  void releaseChannel() {
    channel.release();
  }

  /** Releases the device channel and makes the part free for other players. */
  void release() {
    releaseChannel();
    player = null;
  }

  /** Starts a note, unless the part is off. */
  void noteOn(int note, int velocity) {
    if (isOn) {
      channel.noteOn(note, velocity);
    }
  }

  void noteOff(int note) {
    channel.noteOff(note);
  }

  void allNotesOff() {
    channel.allNotesOff();
  }

  void setOn(boolean on) {
    this.isOn = on;
  }

  /** Ends all notes, including the notes that the pedal holds. */
  void silence() {
    allNotesOff();
    releasePedal();
  }

  void setPercussion(boolean percussion) {
    this.isPercussion = percussion;
  }

  void setPriorityOffset(int offset) {
    priorityOffset = offset;
    sendPriority();
  }

  void setVolume(int volume) {
    this.volume = volume;
    sendLevel();
  }

  void setPan(int pan) {
    this.pan = pan;
    sendPan();
  }

  void setTranspose(int transpose) {
    this.transpose = transpose;
    sendTranspose();
  }

  void addTranspose(int semitones) {
    setTranspose(Transposition.fold(transpose + semitones, Transposition.OCTAVE));
  }

  void setDetune(int detune) {
    this.detune = detune;
    sendDetune();
  }

  void setBend(int bend) {
    this.bend = bend;
    channel.bend(bend);
  }

  /**
   * Sets the range of a full bend in semitones and resets the bend. More than twelve semitones are
   * ignored.
   */
  void setBendRange(int semitones) {
    if (semitones <= MAX_BEND_RANGE) {
      setBend(0);
      bendRange = semitones;
      channel.bendRange(bendRange);
    }
  }

  void setWheel(int wheel) {
    this.wheel = wheel;
    channel.modulation(wheel);
  }

  void setPedal(boolean pedal) {
    this.isPedalPressed = pedal;
    channel.sustain(pedal);
  }

  void releasePedal() {
    if (isPedalPressed) {
      setPedal(false);
    }
  }

  void setReverb(int reverb) {
    this.reverb = reverb;
    channel.reverb(reverb);
  }

  void setChorus(int chorus) {
    this.chorus = chorus;
    channel.chorus(chorus);
  }

  /** Sets program and instrument without sending them to the device yet. */
  void setProgram(int number, Instrument newInstrument) {
    program = number;
    instrument = newInstrument;
  }

  void changeProgram(int number, Instrument newInstrument) {
    program = number;
    setInstrument(newInstrument);
  }

  void setInstrument(Instrument instrument) {
    this.instrument = instrument;
    channel.instrument(instrument);
  }

  void sendLevel() {
    if (hasChannel() || !quirks.has(Quirk.HEADER_VOLUMES_IGNORED)) {
      level = player.levelOf(volume);
    }
    channel.volume(level);
  }

  void sendPan() {
    devicePan = effectivePan();
    channel.pan(devicePan + CENTRE);
  }

  private int effectivePan() {
    return Math.max(-CENTRE, Math.min(CENTRE - 1, pan + player.pan()));
  }

  void sendTranspose() {
    channel.transpose(Transposition.total(transpose, player.transpose()));
  }

  void sendDetune() {
    channel.detune(Math.max(-128, Math.min(127, detune + player.detune())));
  }

  void sendPriority() {
    channel.priority(effectivePriority());
  }
}
