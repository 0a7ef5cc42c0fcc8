package org.bowsprit.audio.speaker;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.effect.DriverRandom;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;

/**
 * The driver of the PC speaker. Of its six channels, only the channel with the highest priority is
 * heard (spec 11 §9.4).
 */
final class SpeakerDriver implements PartDevice {

  /** The divider that means silence. */
  static final int NO_DIVIDER = 0;

  private static final int CHANNEL_COUNT = 6;

  /**
   * The duration of six ticks in microseconds. Four ticks are one effect tick of the AdLib driver,
   * which has 60 effect ticks per second.
   */
  private static final int MICROS_OF_SIX_TICKS = 25_000;

  private final List<SpeakerChannel> channels = new ArrayList<>();
  private int sixfoldMicros;

  SpeakerDriver() {
    DriverRandom random = new DriverRandom();
    for (int i = 0; i < CHANNEL_COUNT; i++) {
      channels.add(new SpeakerChannel(random));
    }
  }

  /** Returns the current timer divider, or {@link #NO_DIVIDER} if no channel is audible. */
  int divider() {
    SpeakerChannel audibleChannel = null;
    for (SpeakerChannel channel : channels) {
      if (channel.isAudible()
          && (audibleChannel == null || channel.priority >= audibleChannel.priority)) {
        audibleChannel = channel;
      }
    }
    return audibleChannel == null ? NO_DIVIDER : audibleChannel.divider();
  }

  @Override
  public int channels() {
    return CHANNEL_COUNT;
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    channels.get(channel).noteOn(note);
  }

  @Override
  public void noteOff(int channel, int note) {
    channels.get(channel).noteOff(note);
  }

  @Override
  public void volume(int channel, int level) {
    channels.get(channel).volume = level;
  }

  @Override
  public void bendRange(int channel, int semitones) {
    channels.get(channel).bendRange = semitones;
  }

  @Override
  public void transpose(int channel, int semitones) {
    channels.get(channel).transpose = semitones;
  }

  @Override
  public void detune(int channel, int amount) {
    channels.get(channel).detune = amount;
  }

  @Override
  public void bend(int channel, int amount) {
    channels.get(channel).bend = amount;
  }

  @Override
  public void modulation(int channel, int value) {
    channels.get(channel).wheel = value;
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    channels.get(channel).setPedal(pressed);
  }

  /** Does nothing, because a speaker is mono. */
  @Override
  public void pan(int channel, int position) {}

  @Override
  public void priority(int channel, int priority) {
    channels.get(channel).priority = priority;
  }

  /** Does nothing, because a speaker has no reverb. */
  @Override
  public void reverb(int channel, int level) {}

  /** Does nothing, because a speaker has no chorus. */
  @Override
  public void chorus(int channel, int level) {}

  /** Sets the instrument. A patch that is not for a speaker makes the channel silent. */
  @Override
  public void instrument(int channel, Instrument instrument) {
    boolean isSpeakerPatch =
        instrument instanceof Instrument.Patch patch
            && patch.length() == Instrument.Patch.SPEAKER_LENGTH;
    channels.get(channel).patch = isSpeakerPatch ? (Instrument.Patch) instrument : null;
  }

  @Override
  public void allNotesOff(int channel) {
    channels.get(channel).silence();
  }

  @Override
  public void advance(int micros) {
    sixfoldMicros += 6 * micros;
    for (; sixfoldMicros >= MICROS_OF_SIX_TICKS; sixfoldMicros -= MICROS_OF_SIX_TICKS) {
      channels.forEach(SpeakerChannel::tick);
    }
  }
}
