package org.bowsprit.audio.adlib;

import java.util.Arrays;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/**
 * A synthesiser for machines without a music device. Music is silent but ends at its usual time,
 * and sampled effects are heard (spec 13 §8.2).
 */
public final class NoSynth implements MusicSynth {

  /** The driver, which handles the parts as on a card but writes to no chip. */
  private final AdlibDriver parts =
      new AdlibDriver((register, value) -> {}, EffectClock.original());

  private final int sampleRate;

  private NoSynth(int sampleRate) {
    this.sampleRate = sampleRate;
  }

  /** Offers the music device {@code none}. */
  public static final class Provider implements MusicProvider {

    /** The id of this provider. */
    public static final String ID = "none";

    @Override
    public String id() {
      return ID;
    }

    @Override
    public String displayName() {
      return "no music";
    }

    @Override
    public MusicDevice device() {
      return MusicDevice.NONE;
    }

    @Override
    public MusicSynth open(MusicSettings settings) {
      return new NoSynth(settings.sampleRate());
    }
  }

  @Override
  public MusicDevice device() {
    return MusicDevice.NONE;
  }

  @Override
  public PartDevice parts() {
    return parts;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    Arrays.fill(samples, offset, offset + 2 * frames, (short) 0);
  }
}
