package org.bowsprit.audio.speaker;

import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/**
 * The loudspeaker of the PC, which is driven by a timer. It produces a square wave whose edges can
 * be between samples, so that high notes are in tune and have no aliasing.
 */
public final class SpeakerSynth implements MusicSynth {

  /**
   * The amplitude of the wave. With this value the speaker is as loud as the other devices, because
   * a square wave sounds louder than other waves with the same peak.
   */
  private static final int AMPLITUDE = 2_800;

  private final int sampleRate;
  private final SpeakerDriver driver = new SpeakerDriver();

  /** The number of timer cycles since the last edge. */
  private double cyclesSinceEdge;

  private boolean isHigh;

  private SpeakerSynth(int sampleRate) {
    this.sampleRate = sampleRate;
  }

  /** Offers the music device {@code speaker}. */
  public static final class Provider implements MusicProvider {

    /** The id of this provider. */
    public static final String ID = "speaker";

    @Override
    public String id() {
      return ID;
    }

    @Override
    public String displayName() {
      return "PC speaker";
    }

    @Override
    public MusicDevice device() {
      return MusicDevice.SPEAKER;
    }

    @Override
    public MusicSynth open(MusicSettings settings) {
      return new SpeakerSynth(settings.sampleRate());
    }
  }

  @Override
  public MusicDevice device() {
    return MusicDevice.SPEAKER;
  }

  @Override
  public PartDevice parts() {
    return driver;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    int divider = driver.divider();
    for (int i = 0; i < frames; i++) {
      short sample = divider == SpeakerDriver.NO_DIVIDER ? 0 : nextSample(divider);
      samples[offset + 2 * i] = sample;
      samples[offset + 2 * i + 1] = sample;
    }
  }

  /** Returns the mean of the wave over the time of one sample. */
  private short nextSample(int divider) {
    double halfPeriod = divider / 2.0;
    double cyclesLeft = (double) Divider.CLOCK_HZ / sampleRate;
    double area = 0;
    while (cyclesLeft > 0) {
      double step = Math.min(cyclesLeft, Math.max(0, halfPeriod - cyclesSinceEdge));
      area += isHigh ? step : -step;
      cyclesSinceEdge += step;
      cyclesLeft -= step;
      if (cyclesSinceEdge >= halfPeriod) {
        cyclesSinceEdge -= halfPeriod;
        isHigh = !isHigh;
      }
    }
    return (short) (AMPLITUDE * area * sampleRate / Divider.CLOCK_HZ);
  }
}
