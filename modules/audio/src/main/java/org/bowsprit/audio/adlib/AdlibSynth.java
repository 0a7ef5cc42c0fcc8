package org.bowsprit.audio.adlib;

import org.bowsprit.audio.opl.Opl2;
import org.bowsprit.audio.resource.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/**
 * An AdLib card: the games' driver on an OPL2, at half the chip's size so that nine loud channels
 * seldom clip.
 */
public final class AdlibSynth implements MusicSynth {

  private static final int LOUDEST = Short.MAX_VALUE;

  private final Opl2 chip = new Opl2();
  private final AdlibDriver driver = new AdlibDriver(chip, EffectClock.original());
  private final int[] sample = new int[1];

  /** Makes a card that has just been switched on. */
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
  public void render(short[] samples, int offset, int frames) {
    for (int i = 0; i < frames; i++) {
      chip.generate(sample, 0, 1);
      short level = (short) Math.max(-LOUDEST, Math.min(LOUDEST, sample[0] >> 1));
      samples[offset + 2 * i] = level;
      samples[offset + 2 * i + 1] = level;
    }
  }
}
