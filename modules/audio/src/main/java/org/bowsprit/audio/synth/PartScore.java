package org.bowsprit.audio.synth;

import java.util.Arrays;

/**
 * What a synthesiser's parts are told, written down until they are played it.
 *
 * <p>It keeps no account of what the synthesiser has under way by itself: one that goes on from a
 * saved game is told everything about its channels again.
 */
final class PartScore implements PartDevice {

  private static final int USUAL_LENGTH = 256;

  /** How parts are told something; an instrument, which is no number, stands beside. */
  private interface Telling {
    void tell(PartDevice parts, int channel, int value, int other);
  }

  private final PartDevice parts;
  private final int channels;
  private final int rhythmChannel;
  private final boolean[] forPatched;
  private final boolean[] forPlain;
  private Telling[] told = new Telling[USUAL_LENGTH];
  private int[] numbers = new int[3 * USUAL_LENGTH];
  private Instrument[] instruments = new Instrument[USUAL_LENGTH];
  private int length;
  private boolean ended;

  /** Begins a score for parts, and asks them what there is to know. */
  PartScore(PartDevice parts) {
    this.parts = parts;
    channels = parts.channels();
    rhythmChannel = parts.rhythmChannel();
    forPatched = new boolean[channels];
    forPlain = new boolean[channels];
    for (int i = 0; i < channels; i++) {
      forPatched[i] = parts.isFor(i, true);
      forPlain[i] = parts.isFor(i, false);
    }
  }

  /** Plays the parts what is written, and begins anew. */
  void play() {
    int end = length;
    length = 0;
    for (int i = 0; i < end; i++) {
      int channel = numbers[3 * i];
      if (instruments[i] == null) {
        told[i].tell(parts, channel, numbers[3 * i + 1], numbers[3 * i + 2]);
      } else {
        parts.instrument(channel, instruments[i]);
      }
    }
  }

  /** Writes nothing down any more. */
  void end() {
    ended = true;
  }

  private void write(Telling what, int channel, int value, int other, Instrument instrument) {
    if (ended) {
      return;
    }
    if (length == told.length) {
      told = Arrays.copyOf(told, 2 * length);
      numbers = Arrays.copyOf(numbers, 6 * length);
      instruments = Arrays.copyOf(instruments, 2 * length);
    }
    told[length] = what;
    numbers[3 * length] = channel;
    numbers[3 * length + 1] = value;
    numbers[3 * length + 2] = other;
    instruments[length] = instrument;
    length++;
  }

  private void write(Telling what, int channel, int value) {
    write(what, channel, value, 0, null);
  }

  @Override
  public int channels() {
    return channels;
  }

  @Override
  public int rhythmChannel() {
    return rhythmChannel;
  }

  @Override
  public boolean isFor(int channel, boolean patched) {
    return patched ? forPatched[channel] : forPlain[channel];
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    write(PartDevice::noteOn, channel, note, velocity, null);
  }

  @Override
  public void noteOff(int channel, int note) {
    write((device, to, it, other) -> device.noteOff(to, it), channel, note);
  }

  @Override
  public void volume(int channel, int level) {
    write((device, to, it, other) -> device.volume(to, it), channel, level);
  }

  @Override
  public void bendRange(int channel, int semitones) {
    write((device, to, it, other) -> device.bendRange(to, it), channel, semitones);
  }

  @Override
  public void transpose(int channel, int semitones) {
    write((device, to, it, other) -> device.transpose(to, it), channel, semitones);
  }

  @Override
  public void detune(int channel, int amount) {
    write((device, to, it, other) -> device.detune(to, it), channel, amount);
  }

  @Override
  public void bend(int channel, int amount) {
    write((device, to, it, other) -> device.bend(to, it), channel, amount);
  }

  @Override
  public void modulation(int channel, int value) {
    write((device, to, it, other) -> device.modulation(to, it), channel, value);
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    write((device, to, it, other) -> device.sustain(to, it != 0), channel, pressed ? 1 : 0);
  }

  @Override
  public void pan(int channel, int position) {
    write((device, to, it, other) -> device.pan(to, it), channel, position);
  }

  @Override
  public void priority(int channel, int priority) {
    write((device, to, it, other) -> device.priority(to, it), channel, priority);
  }

  @Override
  public void reverb(int channel, int level) {
    write((device, to, it, other) -> device.reverb(to, it), channel, level);
  }

  @Override
  public void chorus(int channel, int level) {
    write((device, to, it, other) -> device.chorus(to, it), channel, level);
  }

  @Override
  public void instrument(int channel, Instrument instrument) {
    write(null, channel, 0, 0, instrument);
  }

  @Override
  public void allNotesOff(int channel) {
    write((device, to, it, other) -> device.allNotesOff(to), channel, 0);
  }

  @Override
  public void advance(int micros) {
    write((device, to, it, other) -> device.advance(it), 0, micros);
  }
}
