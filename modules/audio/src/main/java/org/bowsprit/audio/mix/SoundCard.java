package org.bowsprit.audio.mix;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.adlib.AdlibDriver;
import org.bowsprit.audio.adlib.EffectClock;
import org.bowsprit.audio.imuse.Imuse;
import org.bowsprit.audio.imuse.Quirks;
import org.bowsprit.audio.opl.Opl2;
import org.bowsprit.audio.resource.MusicDevice;
import org.bowsprit.audio.resource.Pcm;
import org.bowsprit.audio.system.EffectListener;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.audio.system.SoundTimeListener;

/**
 * A Sound Blaster for a running game: an OPL2 for music and voices for sampled effects, mixed and
 * handed to a device as the game's time passes.
 *
 * <p>It only listens: whether and how long a sound runs is never asked of it, so a game goes the
 * same with it and without. What the device has no room for is dropped and counted. Belongs to the
 * game's thread.
 */
public final class SoundCard implements EffectListener, SoundTimeListener {

  /** The gain that leaves a sound as loud as it is. */
  public static final int FULL = 256;

  private static final long MICROS_A_SECOND = 1_000_000;
  private static final int LOUDEST = Short.MAX_VALUE;

  private final AudioDevice device;
  private final AdlibDriver driver;
  private final Resampler music;
  private final List<EffectVoice> effects = new ArrayList<>();
  private final int[] mix;
  private final short[] block;
  private long framesOwed;
  private long dropped;
  private int musicGain = FULL;
  private int effectGain = FULL;

  private record EffectVoice(int sound, Resampler samples) {}

  /**
   * Puts a card before a device.
   *
   * @param device takes the samples; closing it stays the caller's business
   */
  public SoundCard(AudioDevice device) {
    this.device = device;
    Opl2 chip = new Opl2();
    driver = new AdlibDriver(chip, EffectClock.original());
    music = new Resampler(new ChipSource(chip), device.sampleRate());
    int longest = (int) (device.sampleRate() * (long) Imuse.QUANTUM_MICROS / MICROS_A_SECOND) + 1;
    mix = new int[longest];
    block = new short[2 * longest];
  }

  /** Returns the setup of a game that plays through this card. */
  public SoundSetup setup() {
    return new SoundSetup(
        MusicDevice.ADLIB, driver, this, SoundSetup.USUAL_VOLUME, Quirks.NONE, this);
  }

  /**
   * Sets how loud music and effects are.
   *
   * @param musicGain 0 to {@link #FULL}
   * @param effectGain 0 to {@link #FULL}
   */
  public void setGains(int musicGain, int effectGain) {
    this.musicGain = musicGain;
    this.effectGain = effectGain;
  }

  /** Returns how many frames the device had no room for. */
  public long dropped() {
    return dropped;
  }

  /** Mixes the time up to this quantum, as everything stood before it. */
  @Override
  public void quantum(long micros) {
    framesOwed += device.sampleRate() * (long) Imuse.QUANTUM_MICROS;
    int frames = (int) (framesOwed / MICROS_A_SECOND);
    framesOwed -= frames * MICROS_A_SECOND;
    render(frames);
    dropped += frames - device.write(block, 0, frames);
  }

  @Override
  public void frame(long micros) {
    // Samples are made by quanta alone.
  }

  private void render(int frames) {
    for (int i = 0; i < frames; i++) {
      mix[i] = 0;
    }
    music.addTo(mix, frames, musicGain);
    for (int i = effects.size() - 1; i >= 0; i--) {
      Resampler samples = effects.get(i).samples();
      samples.addTo(mix, frames, effectGain);
      if (samples.ended()) {
        effects.remove(i);
      }
    }
    for (int i = 0; i < frames; i++) {
      short sample = (short) Math.max(-LOUDEST, Math.min(LOUDEST, mix[i]));
      block[2 * i] = sample;
      block[2 * i + 1] = sample;
    }
  }

  @Override
  public void started(int sound, Pcm samples) {
    effects.add(new EffectVoice(sound, new Resampler(new PcmSource(samples), device.sampleRate())));
  }

  @Override
  public void ended(int sound) {
    effects.removeIf(effect -> effect.sound() == sound);
  }
}
