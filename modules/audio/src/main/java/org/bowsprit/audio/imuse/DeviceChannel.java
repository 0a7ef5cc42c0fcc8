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

  /** Returns the number of the channel, or a negative number if the part has no channel. */
  int number() {
    return number;
  }

  /** Returns whether the part has a channel. */
  boolean isAssigned() {
    return number >= 0;
  }

  /** Assigns a channel, or none if the number is negative. Sends nothing to the device. */
  void assign(int channel) {
    number = channel;
  }

  /** Removes the channel from the part without sending anything to the device. */
  void unassign() {
    number = NONE;
  }

  /** Ends all notes and releases the channel. */
  void release() {
    allNotesOff();
    unassign();
  }

  /** Returns whether the device has a channel that all percussion shares. */
  boolean hasRhythm() {
    return device.rhythmChannel() >= 0;
  }

  void noteOn(int note, int velocity) {
    if (isAssigned()) {
      device.noteOn(number, note, velocity);
    }
  }

  void noteOff(int note) {
    if (isAssigned()) {
      device.noteOff(number, note);
    }
  }

  void allNotesOff() {
    if (isAssigned()) {
      device.allNotesOff(number);
    }
  }

  void volume(int level) {
    if (isAssigned()) {
      device.volume(number, level);
    }
  }

  void pan(int position) {
    if (isAssigned()) {
      device.pan(number, position);
    }
  }

  void transpose(int semitones) {
    if (isAssigned()) {
      device.transpose(number, semitones);
    }
  }

  void detune(int amount) {
    if (isAssigned()) {
      device.detune(number, amount);
    }
  }

  void bend(int amount) {
    if (isAssigned()) {
      device.bend(number, amount);
    }
  }

  void bendRange(int semitones) {
    if (isAssigned()) {
      device.bendRange(number, semitones);
    }
  }

  void modulation(int value) {
    if (isAssigned()) {
      device.modulation(number, value);
    }
  }

  void sustain(boolean pressed) {
    if (isAssigned()) {
      device.sustain(number, pressed);
    }
  }

  void priority(int priority) {
    if (isAssigned()) {
      device.priority(number, priority);
    }
  }

  void reverb(int level) {
    if (isAssigned()) {
      device.reverb(number, level);
    }
  }

  void chorus(int level) {
    if (isAssigned()) {
      device.chorus(number, level);
    }
  }

  /** Sets the instrument. A part without an instrument keeps the instrument of the channel. */
  void instrument(Instrument instrument) {
    if (isAssigned() && !(instrument instanceof Instrument.None)) {
      device.instrument(number, instrument);
    }
  }
}
