package org.bowsprit.audio.adlib;

import java.util.Arrays;
import org.bowsprit.audio.opl.Opl2;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/**
 * An AdLib card, which consists of the games' driver and an OPL2.
 *
 * <p>Samples have half the chip's amplitude, so that nine loud channels do not overflow a sample.
 * On a real card, one loud channel reached a quarter of full scale, so the samples are amplified. A
 * high-pass filter removes direct current, like the capacitor of a card. While the chip is idle,
 * its hiss of one unit per channel is removed.
 */
public final class AdlibSynth implements MusicSynth {

  private static final int MAX_SAMPLE = Short.MAX_VALUE;
  private static final int GAIN = 4;

  /** The coefficient of a high-pass filter of 5 Hz. */
  private static final float HIGH_PASS_COEFFICIENT = (float) (2 * Math.PI * 5 / Opl2.SAMPLE_RATE);

  /** The largest sample that nine silent channels produce. */
  private static final int MAX_HISS = 9;

  private static final int MUTING_DELAY_SAMPLES = Opl2.SAMPLE_RATE / 5;

  /**
   * The number of calls of {@link #render} between two checks whether the chip is idle. The chip is
   * checked only while it produces nothing but hiss.
   */
  private static final int RENDERS_PER_IDLE_CHECK = 64;

  private static final int MAX_PENDING_SAMPLES = 4096;

  private final Opl2 chip = new Opl2();
  private final AdlibDriver driver = new AdlibDriver(this::write, EffectClock.original());
  private final int[] sample = new int[1];
  private float directCurrent;
  private int hissSamples = MUTING_DELAY_SAMPLES;
  private int quietRenders;
  private boolean isIdle;
  private int pendingSamples;

  /** Creates a card in its power-on state. */
  public AdlibSynth() {}

  /** Offers the music device {@code adlib}. */
  public static final class Provider implements MusicProvider {

    /** The id of this provider. */
    public static final String ID = "adlib";

    @Override
    public String id() {
      return ID;
    }

    @Override
    public String displayName() {
      return "AdLib, Sound Blaster";
    }

    @Override
    public MusicDevice device() {
      return MusicDevice.ADLIB;
    }

    @Override
    public MusicSynth open(MusicSettings settings) {
      return new AdlibSynth();
    }
  }

  @Override
  public MusicDevice device() {
    return MusicDevice.ADLIB;
  }

  @Override
  public PartDevice parts() {
    return driver;
  }

  @Override
  public int sampleRate() {
    return Opl2.SAMPLE_RATE;
  }

  @Override
  public int gain() {
    return GAIN;
  }

  private void write(int register, int value) {
    skipPending();
    isIdle = false;
    chip.write(register, value);
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    if (isIdle) {
      Arrays.fill(samples, offset, offset + 2 * frames, (short) 0);
      addPending(frames);
      return;
    }
    for (int i = 0; i < frames; i++) {
      chip.generate(sample, 0, 1);
      short outputSample = outputSample(sample[0]);
      samples[offset + 2 * i] = outputSample;
      samples[offset + 2 * i + 1] = outputSample;
    }
    isIdle =
        hissSamples == MUTING_DELAY_SAMPLES
            && quietRenders++ % RENDERS_PER_IDLE_CHECK == 0
            && chip.isIdle();
  }

  /**
   * Counts samples that an idle chip does not generate. Later, the chip skips many samples at once.
   */
  private void addPending(int frames) {
    pendingSamples += frames;
    if (pendingSamples >= MAX_PENDING_SAMPLES) {
      skipPending();
    }
  }

  private void skipPending() {
    chip.skip(pendingSamples);
    pendingSamples = 0;
  }

  private short outputSample(int chipSample) {
    hissSamples =
        Math.abs(chipSample) <= MAX_HISS ? Math.min(MUTING_DELAY_SAMPLES, hissSamples + 1) : 0;
    if (hissSamples == MUTING_DELAY_SAMPLES) {
      directCurrent = 0;
      return 0;
    }
    directCurrent += (chipSample - directCurrent) * HIGH_PASS_COEFFICIENT;
    int filteredSample = Math.round((chipSample - directCurrent) / 2);
    return (short) Math.max(-MAX_SAMPLE, Math.min(MAX_SAMPLE, filteredSample));
  }
}
