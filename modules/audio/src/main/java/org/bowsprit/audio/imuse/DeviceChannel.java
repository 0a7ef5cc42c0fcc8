package org.bowsprit.audio.imuse;

import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;

/** The device channel that plays a part. While the part has no channel, nothing is sent. */
final class DeviceChannel {

  private static final int NONE = -1;

  private final PartDevice device;
  private int number = NONE;

  DeviceChannel(PartDevice device) {
    this.device = device;
  }

  /** Returns the channel number; negative if there is none. */
  int number() {
    return number;
  }

  /** Returns whether the part has a channel. */
  boolean isHeld() {
    return number >= 0;
  }

  /** Assigns a channel, or none if the number is negative. Sends nothing to the device. */
  void hold(int channel) {
    number = channel;
  }

  /** Drops the channel without sending anything to the device. */
  void forget() {
    number = NONE;
  }

  /** Ends all notes and releases the channel. */
  void release() {
    allNotesOff();
    forget();
  }

  /** Returns whether the device has a channel that all percussion shares. */
  boolean hasRhythm() {
    return device.rhythmChannel() >= 0;
  }

  void noteOn(int note, int velocity) {
    if (isHeld()) {
      device.noteOn(number, note, velocity);
    }
  }

  void noteOff(int note) {
    if (isHeld()) {
      device.noteOff(number, note);
    }
  }

  void allNotesOff() {
    if (isHeld()) {
      device.allNotesOff(number);
    }
  }

  void volume(int level) {
    if (isHeld()) {
      device.volume(number, level);
    }
  }

  void pan(int position) {
    if (isHeld()) {
      device.pan(number, position);
    }
  }

  void transpose(int semitones) {
    if (isHeld()) {
      device.transpose(number, semitones);
    }
  }

  void detune(int amount) {
    if (isHeld()) {
      device.detune(number, amount);
    }
  }

  void bend(int amount) {
    if (isHeld()) {
      device.bend(number, amount);
    }
  }

  void bendRange(int semitones) {
    if (isHeld()) {
      device.bendRange(number, semitones);
    }
  }

  void modulation(int value) {
    if (isHeld()) {
      device.modulation(number, value);
    }
  }

  void sustain(boolean pressed) {
    if (isHeld()) {
      device.sustain(number, pressed);
    }
  }

  void priority(int priority) {
    if (isHeld()) {
      device.priority(number, priority);
    }
  }

  void reverb(int level) {
    if (isHeld()) {
      device.reverb(number, level);
    }
  }

  void chorus(int level) {
    if (isHeld()) {
      device.chorus(number, level);
    }
  }

  /** Sets the instrument. A part without an instrument keeps the instrument of the channel. */
  void instrument(Instrument instrument) {
    if (isHeld() && !(instrument instanceof Instrument.None)) {
      device.instrument(number, instrument);
    }
  }
}
