package org.bowsprit.audio.synth;

/** A device with as many channels as there are parts, of which nothing is heard. */
public final class NoSynthesiser implements PartDevice {

  private static final int CHANNELS = 32;

  @Override
  public int channels() {
    return CHANNELS;
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {}

  @Override
  public void noteOff(int channel, int note) {}

  @Override
  public void volume(int channel, int level) {}

  @Override
  public void bendRange(int channel, int semitones) {}

  @Override
  public void transpose(int channel, int semitones) {}

  @Override
  public void detune(int channel, int amount) {}

  @Override
  public void bend(int channel, int amount) {}

  @Override
  public void modulation(int channel, int value) {}

  @Override
  public void sustain(int channel, boolean pressed) {}

  @Override
  public void pan(int channel, int position) {}

  @Override
  public void priority(int channel, int priority) {}

  @Override
  public void reverb(int channel, int level) {}

  @Override
  public void chorus(int channel, int level) {}

  @Override
  public void instrument(int channel, Instrument instrument) {}

  @Override
  public void allNotesOff(int channel) {}
}
