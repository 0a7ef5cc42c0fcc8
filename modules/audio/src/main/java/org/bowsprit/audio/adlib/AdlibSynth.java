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
 * high-pass filter removes direct current, like the capacitor of a card. While the chip rests, its
 * hiss of one unit per channel is removed.
 */
public final class AdlibSynth implements MusicSynth {

  private static final int LOUDEST = Short.MAX_VALUE;
  private static final int GAIN = 4;

  /** The coefficient of a high-pass filter of 5 Hz. */
  private static final float CONDENSER = (float) (2 * Math.PI * 5 / Opl2.SAMPLE_RATE);

  /** The largest sample that nine silent channels produce. */
  private static final int HISS = 9;

  private static final int LONGEST_HISS = Opl2.SAMPLE_RATE / 5;

  /**
   * The number of samples between two checks whether the chip rests, while it produces only hiss.
   */
  private static final int SAMPLES_A_LOOK = 64;

  private static final int MOST_OWED = 4096;

  private final Opl2 chip = new Opl2();
  private final AdlibDriver driver = new AdlibDriver(this::write, EffectClock.original());
  private final int[] sample = new int[1];
  private float current;
  private int hissing = LONGEST_HISS;
  private int looks;
  private boolean resting;
  private int owed;

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
    settle();
    resting = false;
    chip.write(register, value);
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    if (resting) {
      Arrays.fill(samples, offset, offset + 2 * frames, (short) 0);
      owe(frames);
      return;
    }
    for (int i = 0; i < frames; i++) {
      chip.generate(sample, 0, 1);
      short level = heard(sample[0]);
      samples[offset + 2 * i] = level;
      samples[offset + 2 * i + 1] = level;
    }
    resting = hissing == LONGEST_HISS && looks++ % SAMPLES_A_LOOK == 0 && chip.rests();
  }

  /** Counts the samples of a resting chip. Later, the chip skips many samples at once. */
  private void owe(int frames) {
    owed += frames;
    if (owed >= MOST_OWED) {
      settle();
    }
  }

  private void settle() {
    chip.skip(owed);
    owed = 0;
  }

  private short heard(int made) {
    hissing = Math.abs(made) <= HISS ? Math.min(LONGEST_HISS, hissing + 1) : 0;
    if (hissing == LONGEST_HISS) {
      current = 0;
      return 0;
    }
    current += (made - current) * CONDENSER;
    int half = Math.round((made - current) / 2);
    return (short) Math.max(-LOUDEST, Math.min(LOUDEST, half));
  }
}
