package org.bowsprit.plugin.host.isolation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;

/**
 * The parts of a synthesiser, with the last setting of each channel, so that the parts of another
 * synthesiser can replace them. Notes are not stored. A sounding note ends together with the
 * synthesiser that plays it.
 */
final class ReplaceableParts implements PartDevice {

  private final List<Map<Setting, Consumer<PartDevice>>> settingsOfChannels;
  private PartDevice parts;

  /** The settings of a channel, in the order in which they are passed to the new parts. */
  private enum Setting {
    INSTRUMENT,
    VOLUME,
    BEND_RANGE,
    TRANSPOSITION,
    DETUNING,
    BEND,
    MODULATION,
    SUSTAIN,
    PAN,
    PRIORITY,
    REVERB,
    CHORUS
  }

  ReplaceableParts(PartDevice parts) {
    this.parts = parts;
    this.settingsOfChannels =
        IntStream.range(0, Math.max(parts.channels(), parts.rhythmChannel() + 1))
            .<Map<Setting, Consumer<PartDevice>>>mapToObj(i -> new EnumMap<>(Setting.class))
            .toList();
  }

  /**
   * Passes all stored settings to other parts with the same number of channels, and uses only those
   * parts from then on.
   */
  void replaceParts(PartDevice newParts) {
    settingsOfChannels.forEach(
        channel -> channel.values().forEach(setting -> setting.accept(newParts)));
    parts = newParts;
  }

  private void set(int channel, Setting setting, Consumer<PartDevice> call) {
    settingsOfChannels.get(channel).put(setting, call);
    call.accept(parts);
  }

  @Override
  public int channels() {
    return parts.channels();
  }

  @Override
  public int rhythmChannel() {
    return parts.rhythmChannel();
  }

  @Override
  public boolean isFor(int channel, boolean isPatched) {
    return parts.isFor(channel, isPatched);
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    parts.noteOn(channel, note, velocity);
  }

  @Override
  public void noteOff(int channel, int note) {
    parts.noteOff(channel, note);
  }

  @Override
  public void volume(int channel, int level) {
    set(channel, Setting.VOLUME, to -> to.volume(channel, level));
  }

  @Override
  public void bendRange(int channel, int semitones) {
    set(channel, Setting.BEND_RANGE, to -> to.bendRange(channel, semitones));
  }

  @Override
  public void transpose(int channel, int semitones) {
    set(channel, Setting.TRANSPOSITION, to -> to.transpose(channel, semitones));
  }

  @Override
  public void detune(int channel, int amount) {
    set(channel, Setting.DETUNING, to -> to.detune(channel, amount));
  }

  @Override
  public void bend(int channel, int amount) {
    set(channel, Setting.BEND, to -> to.bend(channel, amount));
  }

  @Override
  public void modulation(int channel, int value) {
    set(channel, Setting.MODULATION, to -> to.modulation(channel, value));
  }

  @Override
  public void sustain(int channel, boolean isPressed) {
    set(channel, Setting.SUSTAIN, to -> to.sustain(channel, isPressed));
  }

  @Override
  public void pan(int channel, int position) {
    set(channel, Setting.PAN, to -> to.pan(channel, position));
  }

  @Override
  public void priority(int channel, int priority) {
    set(channel, Setting.PRIORITY, to -> to.priority(channel, priority));
  }

  @Override
  public void reverb(int channel, int level) {
    set(channel, Setting.REVERB, to -> to.reverb(channel, level));
  }

  @Override
  public void chorus(int channel, int level) {
    set(channel, Setting.CHORUS, to -> to.chorus(channel, level));
  }

  @Override
  public void instrument(int channel, Instrument instrument) {
    set(channel, Setting.INSTRUMENT, to -> to.instrument(channel, instrument));
  }

  @Override
  public void allNotesOff(int channel) {
    parts.allNotesOff(channel);
  }

  @Override
  public void advance(int micros) {
    parts.advance(micros);
  }
}
