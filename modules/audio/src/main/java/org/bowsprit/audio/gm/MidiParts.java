package org.bowsprit.audio.gm;

import org.bowsprit.audio.synth.PartDevice;

/**
 * Plays parts on the sixteen channels of a MIDI synthesiser. Transposition and detuning are sent as
 * pitch bends, so that sounding notes continue (spec 11 §9.1).
 */
abstract class MidiParts implements PartDevice {

  static final int CHANNELS = 16;
  static final int RHYTHM_CHANNEL = 9;

  /** The range of a full bend that this class sets in the synthesiser, in semitones. */
  static final int BEND_RANGE_SEMITONES = 16;

  static final int CENTRE_POSITION = 63;
  static final int PAN = 10;
  static final int MODULATION = 1;
  static final int PEDAL = 64;
  static final int ALL_NOTES_OFF = 123;

  private static final int NOTE_OFF = 0x80;
  private static final int NOTE_ON = 0x90;
  private static final int CONTROL = 0xB0;
  private static final int PROGRAM = 0xC0;
  private static final int WHEEL = 0xE0;

  private static final int VOLUME = 7;
  private static final int WHEEL_CENTRE = 0x2000;
  private static final int MAX_BEND = 2048;
  private static final int PEDAL_PRESSED = 127;

  private final MidiSink sink;
  private final Pitch[] pitches = new Pitch[CHANNELS];

  /** The values whose sum is the pitch bend of a channel. */
  private static final class Pitch {
    private int bend;
    private int range = 2;
    private int transpose;
    private int detune;

    private int wheel() {
      int sum = ((bend * range) >> 6) + detune + transpose * 128;
      return WHEEL_CENTRE + 4 * Math.max(-MAX_BEND, Math.min(MAX_BEND - 1, sum));
    }
  }

  MidiParts(MidiSink sink) {
    this.sink = sink;
    for (int i = 0; i < CHANNELS; i++) {
      pitches[i] = new Pitch();
    }
  }

  final void control(int channel, int number, int value) {
    sink.message(CONTROL | channel, number, value);
  }

  final void program(int channel, int number) {
    sink.message(PROGRAM | channel, number, 0);
  }

  final void sendNoteOn(int channel, int note, int velocity) {
    sink.message(NOTE_ON | channel, note, velocity);
  }

  final void sendWheel(int channel) {
    int wheel = pitches[channel].wheel();
    sink.message(WHEEL | channel, wheel & 127, wheel >> 7);
  }

  @Override
  public int channels() {
    return CHANNELS;
  }

  @Override
  public int rhythmChannel() {
    return RHYTHM_CHANNEL;
  }

  @Override
  public void noteOff(int channel, int note) {
    sink.message(NOTE_OFF | channel, note, 0);
  }

  @Override
  public void volume(int channel, int level) {
    control(channel, VOLUME, level);
  }

  @Override
  public void bendRange(int channel, int semitones) {
    pitches[channel].range = semitones;
    sendWheel(channel);
  }

  @Override
  public void transpose(int channel, int semitones) {
    pitches[channel].transpose = semitones;
    sendWheel(channel);
  }

  @Override
  public void detune(int channel, int amount) {
    pitches[channel].detune = amount;
    sendWheel(channel);
  }

  @Override
  public void bend(int channel, int amount) {
    pitches[channel].bend = amount;
    sendWheel(channel);
  }

  @Override
  public void modulation(int channel, int value) {
    control(channel, MODULATION, value);
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    control(channel, PEDAL, pressed ? PEDAL_PRESSED : 0);
  }

  @Override
  public void pan(int channel, int position) {
    control(channel, PAN, position);
  }

  /** Does nothing, because a MIDI synthesiser itself decides which notes continue. */
  @Override
  public void priority(int channel, int priority) {}

  @Override
  public void allNotesOff(int channel) {
    control(channel, ALL_NOTES_OFF, 0);
  }
}
