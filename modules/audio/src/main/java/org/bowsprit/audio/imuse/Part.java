package org.bowsprit.audio.imuse;

import org.bowsprit.audio.state.PartState;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;

/**
 * One MIDI channel of one player: its settings, and the device channel that plays it while it has
 * one (spec 11 §1, §6, §7).
 */
final class Part {

  private static final int NO_CHANNEL = -1;
  private static final int WIDEST_BEND = 12;
  private static final int CENTRE = 64;
  private static final Instrument NONE = new Instrument.None();

  private final PartDevice device;
  private final Quirks quirks;

  private Player player;
  private int midiChannel;
  private int deviceChannel = NO_CHANNEL;

  private boolean on;
  private boolean percussion;
  private int priorityOffset;
  private int volume;
  private int pan;
  private int transpose;
  private int detune;
  private int bend;
  private int bendRange;
  private int wheel;
  private boolean pedal;
  private int reverb;
  private int chorus;
  private int program;
  private Instrument instrument = NONE;
  private int level;

  /** The pan last worked out for the device. */
  private int position;

  Part(PartDevice device, Quirks quirks) {
    this.device = device;
    this.quirks = quirks;
  }

  /** Makes the part one of {@code owner}'s, all settings as they are at the start. */
  void take(Player owner, int channel) {
    player = owner;
    midiChannel = channel;
    deviceChannel = NO_CHANNEL;
    on = true;
    percussion = false;
    priorityOffset = 0;
    volume = 127;
    pan = 0;
    transpose = 0;
    detune = 0;
    bend = 0;
    bendRange = 2;
    wheel = 0;
    pedal = false;
    reverb = CENTRE;
    chorus = 0;
    program = 0;
    instrument = NONE;
    level = owner.level();
    position = quirks.has(Quirk.DEAF_HEADER_PAN) ? 0 : effectivePan();
  }

  PartState snapshot(int index) {
    return new PartState(
        index,
        midiChannel,
        deviceChannel,
        on,
        percussion,
        priorityOffset,
        volume,
        pan,
        transpose,
        detune,
        bend,
        bendRange,
        wheel,
        pedal,
        reverb,
        chorus,
        program,
        InstrumentCode.number(instrument),
        InstrumentCode.bytes(instrument),
        level,
        position);
  }

  Tune.Part tune() {
    return new Tune.Part(midiChannel, deviceChannel, on, program, volume, level);
  }

  /** Becomes one of {@code owner}'s parts again; the device is told nothing. */
  void restore(Player owner, PartState state) {
    player = owner;
    midiChannel = state.midiChannel();
    deviceChannel = state.deviceChannel();
    on = state.on();
    percussion = state.percussion();
    priorityOffset = state.priorityOffset();
    volume = state.volume();
    pan = state.pan();
    transpose = state.transpose();
    detune = state.detune();
    bend = state.bend();
    bendRange = state.bendRange();
    wheel = state.wheel();
    pedal = state.pedal();
    reverb = state.reverb();
    chorus = state.chorus();
    program = state.program();
    instrument = InstrumentCode.decode(state.deviceProgram(), state.patch());
    level = state.level();
    position = state.position();
  }

  boolean free() {
    return player == null;
  }

  Player player() {
    return player;
  }

  /** Whether the part would play on the channel that percussion shares. */
  boolean drums() {
    return player != null && on && percussion && !sounds() && device.rhythmChannel() >= 0;
  }

  int midiChannel() {
    return midiChannel;
  }

  /** The device channel that plays the part, or a negative number. */
  int deviceChannel() {
    return deviceChannel;
  }

  boolean sounds() {
    return deviceChannel >= 0;
  }

  boolean on() {
    return on;
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

  /** Whether the part would take a device channel if it were given one. */
  boolean waits() {
    return player != null && on && !percussion && !sounds();
  }

  int effectivePriority() {
    return Math.max(0, Math.min(255, player.priority() + priorityOffset));
  }

  /** Gives the part a device channel and tells it everything. */
  void giveChannel(int channel) {
    deviceChannel = channel;
    sendAll();
  }

  /** Tells the device everything about the part. */
  void sendAll() {
    int channel = deviceChannel;
    device.bendRange(channel, bendRange);
    sendTranspose();
    sendDetune();
    sendBend();
    if (!quirks.has(Quirk.DEAF_HEADER_VOLUMES)) {
      level = player.levelOf(volume);
    }
    device.volume(channel, level);
    device.sustain(channel, pedal);
    device.modulation(channel, wheel);
    device.pan(channel, position + CENTRE);
    sendInstrument();
    device.reverb(channel, reverb);
    device.chorus(channel, chorus);
    sendPriority();
  }

  /** Takes the device channel away: all notes end. */
  void releaseChannel() {
    if (sounds()) {
      device.allNotesOff(deviceChannel);
      deviceChannel = NO_CHANNEL;
    }
  }

  /** Gives the part back. */
  void release() {
    releaseChannel();
    player = null;
  }

  void noteOn(int note, int velocity) {
    if (sounds()) {
      device.noteOn(deviceChannel, note, velocity);
    }
  }

  void noteOff(int note) {
    if (sounds()) {
      device.noteOff(deviceChannel, note);
    }
  }

  void allNotesOff() {
    if (sounds()) {
      device.allNotesOff(deviceChannel);
    }
  }

  void setOn(boolean on) {
    this.on = on;
    if (!on) {
      releaseChannel();
    }
  }

  void setPercussion(boolean percussion) {
    this.percussion = percussion;
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

  void addTranspose(int by) {
    setTranspose(Transposition.fold(transpose + by, Transposition.OCTAVE));
  }

  void setDetune(int detune) {
    this.detune = detune;
    sendDetune();
  }

  void setBend(int bend) {
    this.bend = bend;
    sendBend();
  }

  /** Sets how many semitones a full bend is, and ends the bend; more than twelve mean nothing. */
  void setBendRange(int semitones) {
    if (semitones <= WIDEST_BEND) {
      setBend(0);
      bendRange = semitones;
      if (sounds()) {
        device.bendRange(deviceChannel, bendRange);
      }
    }
  }

  void setWheel(int wheel) {
    this.wheel = wheel;
    if (sounds()) {
      device.modulation(deviceChannel, wheel);
    }
  }

  void setPedal(boolean pedal) {
    this.pedal = pedal;
    if (sounds()) {
      device.sustain(deviceChannel, pedal);
    }
  }

  void releasePedal() {
    if (pedal) {
      setPedal(false);
    }
  }

  void setReverb(int reverb) {
    this.reverb = reverb;
    if (sounds()) {
      device.reverb(deviceChannel, reverb);
    }
  }

  void setChorus(int chorus) {
    this.chorus = chorus;
    if (sounds()) {
      device.chorus(deviceChannel, chorus);
    }
  }

  /** Sets program and instrument without telling the device yet. */
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
    if (sounds()) {
      sendInstrument();
    }
  }

  void sendLevel() {
    if (sounds() || !quirks.has(Quirk.DEAF_HEADER_VOLUMES)) {
      level = player.levelOf(volume);
    }
    if (sounds()) {
      device.volume(deviceChannel, level);
    }
  }

  void sendPan() {
    position = effectivePan();
    if (sounds()) {
      device.pan(deviceChannel, position + CENTRE);
    }
  }

  private int effectivePan() {
    return Math.max(-CENTRE, Math.min(CENTRE - 1, pan + player.pan()));
  }

  void sendTranspose() {
    if (sounds()) {
      device.transpose(deviceChannel, Transposition.ofPart(transpose, player.transpose()));
    }
  }

  void sendDetune() {
    if (sounds()) {
      device.detune(deviceChannel, Math.max(-128, Math.min(127, detune + player.detune())));
    }
  }

  private void sendBend() {
    if (sounds()) {
      device.bend(deviceChannel, bend);
    }
  }

  void sendPriority() {
    if (sounds()) {
      device.priority(deviceChannel, effectivePriority());
    }
  }

  private void sendInstrument() {
    if (!(instrument instanceof Instrument.None)) {
      device.instrument(deviceChannel, instrument);
    }
  }
}
