package org.bowsprit.plugin.host.isolation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;

/**
 * Collects the calls to a part device until {@link #play} passes them on.
 *
 * <p>The score does not store the state of the device. After a saved game is loaded, all channel
 * settings are therefore sent to the device again.
 */
final class PartScore implements PartDevice {

  private final PartDevice parts;
  private final int channels;
  private final int rhythmChannel;
  private final boolean[] acceptsPatchedMusic;
  private final boolean[] acceptsPlainMusic;
  private final List<Consumer<PartDevice>> collectedCalls = new ArrayList<>();
  private boolean hasEnded;

  /** Creates a score for a device and reads the device's fixed properties. */
  PartScore(PartDevice parts) {
    this.parts = parts;
    channels = parts.channels();
    rhythmChannel = parts.rhythmChannel();
    acceptsPatchedMusic = new boolean[channels];
    acceptsPlainMusic = new boolean[channels];
    for (int i = 0; i < channels; i++) {
      acceptsPatchedMusic[i] = parts.isFor(i, true);
      acceptsPlainMusic[i] = parts.isFor(i, false);
    }
  }

  /** Passes all collected calls to the device and clears the score. */
  void play() {
    List<Consumer<PartDevice>> calls = List.copyOf(collectedCalls);
    collectedCalls.clear();
    calls.forEach(each -> each.accept(parts));
  }

  /** Discards all collected calls, and all later ones. */
  void end() {
    hasEnded = true;
    collectedCalls.clear();
  }

  private void add(Consumer<PartDevice> call) {
    if (!hasEnded) {
      collectedCalls.add(call);
    }
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
    return patched ? acceptsPatchedMusic[channel] : acceptsPlainMusic[channel];
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    add(device -> device.noteOn(channel, note, velocity));
  }

  @Override
  public void noteOff(int channel, int note) {
    add(device -> device.noteOff(channel, note));
  }

  @Override
  public void volume(int channel, int level) {
    add(device -> device.volume(channel, level));
  }

  @Override
  public void bendRange(int channel, int semitones) {
    add(device -> device.bendRange(channel, semitones));
  }

  @Override
  public void transpose(int channel, int semitones) {
    add(device -> device.transpose(channel, semitones));
  }

  @Override
  public void detune(int channel, int amount) {
    add(device -> device.detune(channel, amount));
  }

  @Override
  public void bend(int channel, int amount) {
    add(device -> device.bend(channel, amount));
  }

  @Override
  public void modulation(int channel, int value) {
    add(device -> device.modulation(channel, value));
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    add(device -> device.sustain(channel, pressed));
  }

  @Override
  public void pan(int channel, int position) {
    add(device -> device.pan(channel, position));
  }

  @Override
  public void priority(int channel, int priority) {
    add(device -> device.priority(channel, priority));
  }

  @Override
  public void reverb(int channel, int level) {
    add(device -> device.reverb(channel, level));
  }

  @Override
  public void chorus(int channel, int level) {
    add(device -> device.chorus(channel, level));
  }

  @Override
  public void instrument(int channel, Instrument instrument) {
    add(device -> device.instrument(channel, instrument));
  }

  @Override
  public void allNotesOff(int channel) {
    add(device -> device.allNotesOff(channel));
  }

  @Override
  public void advance(int micros) {
    add(device -> device.advance(micros));
  }
}
