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
  private final int split;

  /**
   * Combines two devices.
   *
   * @param midi the device that plays programs by number
   * @param adlib the device that plays patches
   */
  MixedParts(PartDevice midi, PartDevice adlib) {
    this.midi = midi;
    this.adlib = adlib;
    this.split = midi.channels();
  }

  private PartDevice device(int channel) {
    return channel < split ? midi : adlib;
  }

  private int own(int channel) {
    return channel < split ? channel : channel - split;
  }

  @Override
  public int channels() {
    return split + adlib.channels();
  }

  @Override
  public int rhythmChannel() {
    return midi.rhythmChannel();
  }

  @Override
  public boolean isFor(int channel, boolean patched) {
    return patched == channel >= split && device(channel).isFor(own(channel), patched);
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    device(channel).noteOn(own(channel), note, velocity);
  }

  @Override
  public void noteOff(int channel, int note) {
    device(channel).noteOff(own(channel), note);
  }

  @Override
  public void volume(int channel, int level) {
    device(channel).volume(own(channel), level);
  }

  @Override
  public void bendRange(int channel, int semitones) {
    device(channel).bendRange(own(channel), semitones);
  }

  @Override
  public void transpose(int channel, int semitones) {
    device(channel).transpose(own(channel), semitones);
  }

  @Override
  public void detune(int channel, int amount) {
    device(channel).detune(own(channel), amount);
  }

  @Override
  public void bend(int channel, int amount) {
    device(channel).bend(own(channel), amount);
  }

  @Override
  public void modulation(int channel, int value) {
    device(channel).modulation(own(channel), value);
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    device(channel).sustain(own(channel), pressed);
  }

  @Override
  public void pan(int channel, int position) {
    device(channel).pan(own(channel), position);
  }

  @Override
  public void priority(int channel, int priority) {
    device(channel).priority(own(channel), priority);
  }

  @Override
  public void reverb(int channel, int level) {
    device(channel).reverb(own(channel), level);
  }

  @Override
  public void chorus(int channel, int level) {
    device(channel).chorus(own(channel), level);
  }

  @Override
  public void instrument(int channel, Instrument instrument) {
    device(channel).instrument(own(channel), instrument);
  }

  @Override
  public void allNotesOff(int channel) {
    device(channel).allNotesOff(own(channel));
  }

  @Override
  public void advance(int micros) {
    midi.advance(micros);
    adlib.advance(micros);
  }
}
