package org.bowsprit.audio.mix;

import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;

/**
 * A MIDI device combined with an AdLib. The AdLib plays the sounds that exist only with patches for
 * an OPL2 (spec 10 §2.1). The channels of the MIDI device come first, then the channels of the
 * AdLib.
 */
final class MixedParts implements PartDevice {

  private final PartDevice midi;
  private final PartDevice adlib;
  private final int midiChannels;

  /**
   * Combines two devices.
   *
   * @param midi the device that plays programs by number
   * @param adlib the device that plays patches
   */
  MixedParts(PartDevice midi, PartDevice adlib) {
    this.midi = midi;
    this.adlib = adlib;
    this.midiChannels = midi.channels();
  }

  private PartDevice device(int channel) {
    return channel < midiChannels ? midi : adlib;
  }

  private int ownChannel(int channel) {
    return channel < midiChannels ? channel : channel - midiChannels;
  }

  @Override
  public int channels() {
    return midiChannels + adlib.channels();
  }

  @Override
  public int rhythmChannel() {
    return midi.rhythmChannel();
  }

  @Override
  public boolean isFor(int channel, boolean patched) {
    return patched == channel >= midiChannels
        && device(channel).isFor(ownChannel(channel), patched);
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    device(channel).noteOn(ownChannel(channel), note, velocity);
  }

  @Override
  public void noteOff(int channel, int note) {
    device(channel).noteOff(ownChannel(channel), note);
  }

  @Override
  public void volume(int channel, int level) {
    device(channel).volume(ownChannel(channel), level);
  }

  @Override
  public void bendRange(int channel, int semitones) {
    device(channel).bendRange(ownChannel(channel), semitones);
  }

  @Override
  public void transpose(int channel, int semitones) {
    device(channel).transpose(ownChannel(channel), semitones);
  }

  @Override
  public void detune(int channel, int amount) {
    device(channel).detune(ownChannel(channel), amount);
  }

  @Override
  public void bend(int channel, int amount) {
    device(channel).bend(ownChannel(channel), amount);
  }

  @Override
  public void modulation(int channel, int value) {
    device(channel).modulation(ownChannel(channel), value);
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    device(channel).sustain(ownChannel(channel), pressed);
  }

  @Override
  public void pan(int channel, int position) {
    device(channel).pan(ownChannel(channel), position);
  }

  @Override
  public void priority(int channel, int priority) {
    device(channel).priority(ownChannel(channel), priority);
  }

  @Override
  public void reverb(int channel, int level) {
    device(channel).reverb(ownChannel(channel), level);
  }

  @Override
  public void chorus(int channel, int level) {
    device(channel).chorus(ownChannel(channel), level);
  }

  @Override
  public void instrument(int channel, Instrument instrument) {
    device(channel).instrument(ownChannel(channel), instrument);
  }

  @Override
  public void allNotesOff(int channel) {
    device(channel).allNotesOff(ownChannel(channel));
  }

  @Override
  public void advance(int micros) {
    midi.advance(micros);
    adlib.advance(micros);
  }
}
