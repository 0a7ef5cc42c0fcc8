package org.bowsprit.audio.opl;

/**
 * A YM3812 (OPL2) chip. It has nine channels of two operators, and generates one mono sample every
 * 72 clocks of 3.579545 MHz (spec 11 §11).
 *
 * <p>Everything except the timers and the CSM mode is implemented, including rhythm mode. The same
 * writes at the same samples after construction give the same output. The class is not thread-safe.
 * Call {@link #write} and {@link #generate} on one thread.
 */
public final class Opl2 implements RegisterSink {

  /** The number of samples per second. */
  public static final int SAMPLE_RATE = 49_716;

  private static final int CHANNELS = 9;
  private static final int CHANNEL_KEY = 1;
  private static final int RHYTHM_KEY = 2;

  private static final int BASS_DRUM = 6;
  private static final int HI_HAT_SLOT = 13;
  private static final int SNARE_SLOT = 16;

  /**
   * The operators in the order in which the chip processes them: three modulators, their three
   * carriers, and so on.
   */
  private final Operator[] slots = new Operator[2 * CHANNELS];

  private final Channel[] channels = new Channel[CHANNELS];
  private final ChipClock clock = new ChipClock();
  private boolean waveformsEnabled;
  private boolean keyboardSplit;
  private boolean rhythm;

  /** Creates a chip in its reset state. */
  public Opl2() {
    for (int i = 0; i < slots.length; i++) {
      slots[i] = new Operator();
    }
    for (int i = 0; i < CHANNELS; i++) {
      int modulator = i / 3 * 6 + i % 3;
      channels[i] = new Channel(slots[modulator], slots[modulator + 3]);
    }
  }

  @Override
  public void write(int register, int value) {
    int low = register & 0x1F;
    switch (register & 0xE0) {
      case 0x00 -> writeGlobal(register, value);
      case 0x20, 0x40, 0x60, 0x80, 0xE0 -> writeOperator(register & 0xE0, low, value);
      case 0xA0 -> writePitch(register, value);
      default -> {
        if (low < CHANNELS) {
          channels[low].writeConnection(value);
        }
      }
    }
  }

  private void writeGlobal(int register, int value) {
    if (register == 0x01) {
      waveformsEnabled = (value & 0x20) != 0;
      for (Operator operator : slots) {
        operator.enableWaveforms(waveformsEnabled);
      }
    } else if (register == 0x08) {
      keyboardSplit = (value & 0x40) != 0;
      for (Channel channel : channels) {
        channel.updatePitch(keyboardSplit);
      }
    }
  }

  private void writeOperator(int register, int offset, int value) {
    int group = offset >> 3;
    int inGroup = offset & 7;
    if (group > 2 || inGroup > 5) {
      return;
    }
    Operator operator = slots[group * 6 + inGroup];
    switch (register) {
      case 0x20 -> operator.writeCharacteristic(value);
      case 0x40 -> operator.writeLevel(value);
      case 0x60 -> operator.envelope.writeAttackDecay(value);
      case 0x80 -> operator.envelope.writeSustainRelease(value);
      default -> operator.writeWaveform(value, waveformsEnabled);
    }
  }

  private void writePitch(int register, int value) {
    int low = register & 15;
    if (register == 0xBD) {
      writeRhythm(value);
    } else if (low < CHANNELS) {
      Channel channel = channels[low];
      if (register < 0xB0) {
        channel.writeFrequencyLow(value, keyboardSplit);
      } else {
        channel.writeKeyAndBlock(value, keyboardSplit);
      }
    }
  }

  private void writeRhythm(int value) {
    clock.setDepths((value & 0x80) != 0, (value & 0x40) != 0);
    rhythm = (value & 0x20) != 0;
    channels[6].modulator.envelope.setKey(RHYTHM_KEY, rhythm && (value & 0x10) != 0);
    channels[6].carrier.envelope.setKey(RHYTHM_KEY, rhythm && (value & 0x10) != 0);
    channels[7].modulator.envelope.setKey(RHYTHM_KEY, rhythm && (value & 0x01) != 0);
    channels[7].carrier.envelope.setKey(RHYTHM_KEY, rhythm && (value & 0x08) != 0);
    channels[8].modulator.envelope.setKey(RHYTHM_KEY, rhythm && (value & 0x04) != 0);
    channels[8].carrier.envelope.setKey(RHYTHM_KEY, rhythm && (value & 0x02) != 0);
  }

  /**
   * Generates the next samples. A sample is the unscaled sum of all channels, up to about 18 times
   * ±4085.
   *
   * @param into the array that receives one mono sample per element
   * @param from the first element to fill
   * @param count the number of samples
   */
  public void generate(int[] into, int from, int count) {
    for (int i = from; i < from + count; i++) {
      into[i] = sample();
    }
  }

  /**
   * Returns whether every operator is silent and stays silent until a register is written. {@link
   * #generate} then yields no more than one unit per channel.
   */
  public boolean rests() {
    for (Operator operator : slots) {
      if (!operator.envelope.rests()) {
        return false;
      }
    }
    return !rhythm;
  }

  /**
   * Skips samples while the chip {@link #rests}. Leaves the chip in the same state as {@link
   * #generate}, but much faster.
   *
   * @param count the number of samples
   */
  public void skip(int count) {
    for (int left = count; left > 0; ) {
      int part = Math.min(left, clock.samplesToVibratoStep());
      for (Channel channel : channels) {
        channel.skip(clock, part);
      }
      for (int i = 0; i < part; i++) {
        clock.advance();
      }
      left -= part;
    }
  }

  private int sample() {
    int sum = 0;
    for (int group = 0; group < CHANNELS; group += 3) {
      boolean drums = rhythm && group == BASS_DRUM;
      sum += drums ? rhythmSample() : melodicSample(group);
    }
    clock.advance();
    return sum;
  }

  private int melodicSample(int group) {
    for (int i = group; i < group + 3; i++) {
      channels[i].modulate(clock);
    }
    int sum = 0;
    for (int i = group; i < group + 3; i++) {
      sum += channels[i].carry(clock);
    }
    return sum;
  }

  /**
   * Returns the sample of channels 6 to 8 as a bass drum, a hi-hat, a snare, a tom and a cymbal
   * (spec 11 §11.7).
   */
  private int rhythmSample() {
    Operator hiHat = channels[7].modulator;
    Operator snare = channels[7].carrier;
    Operator tom = channels[8].modulator;
    Operator cymbal = channels[8].carrier;

    channels[BASS_DRUM].modulate(clock);
    int hiHatLevel = hiHat.begin(clock);
    int metal = metal(hiHat.phase(), cymbal.phase());
    hiHat.finish(
        (metal << 9) | ((metal ^ clock.noise(HI_HAT_SLOT)) != 0 ? 0xD0 : 0x34), hiHatLevel);
    int tomLevel = tom.begin(clock);
    tom.finish(tom.phase(), tomLevel);

    int drum = channels[BASS_DRUM].carryDrum(clock);
    int snareLevel = snare.begin(clock);
    int h8 = (hiHat.phase() >> 8) & 1;
    snare.finish((h8 << 9) | ((h8 ^ clock.noise(SNARE_SLOT)) << 8), snareLevel);
    int cymbalLevel = cymbal.begin(clock);
    int metalNow = metal(hiHat.phase(), cymbal.phase());
    cymbal.finish((metalNow << 9) | 0x80, cymbalLevel);
    return 2 * (drum + hiHat.output() + tom.output() + snare.output() + cymbal.output());
  }

  private static int metal(int hiHat, int cymbal) {
    int h2 = (hiHat >> 2) & 1;
    int h3 = (hiHat >> 3) & 1;
    int h7 = (hiHat >> 7) & 1;
    int c3 = (cymbal >> 3) & 1;
    int c5 = (cymbal >> 5) & 1;
    return (h2 ^ h7) | (h3 ^ c5) | (c3 ^ c5);
  }

  /** A channel of two operators. One operator modulates the other, or both are heard. */
  private static final class Channel {

    final Operator modulator;
    final Operator carrier;
    private int frequency;
    private int block;
    private int feedback;
    private boolean additive;

    Channel(Operator modulator, Operator carrier) {
      this.modulator = modulator;
      this.carrier = carrier;
    }

    void writeConnection(int value) {
      feedback = (value >> 1) & 7;
      additive = (value & 1) != 0;
    }

    void writeFrequencyLow(int value, boolean keyboardSplit) {
      frequency = (frequency & 0x300) | value;
      updatePitch(keyboardSplit);
    }

    void writeKeyAndBlock(int value, boolean keyboardSplit) {
      frequency = (frequency & 0xFF) | ((value & 3) << 8);
      block = (value >> 2) & 7;
      updatePitch(keyboardSplit);
      boolean on = (value & 0x20) != 0;
      modulator.envelope.setKey(CHANNEL_KEY, on);
      carrier.envelope.setKey(CHANNEL_KEY, on);
    }

    void updatePitch(boolean keyboardSplit) {
      int number = (block << 1) | ((frequency >> (keyboardSplit ? 8 : 9)) & 1);
      modulator.setPitch(frequency, block, number);
      carrier.setPitch(frequency, block, number);
    }

    void modulate(ChipClock clock) {
      int own = feedback == 0 ? 0 : modulator.feedback() >> (9 - feedback);
      int attenuation = modulator.begin(clock);
      modulator.finish(modulator.phase() + own, attenuation);
    }

    /**
     * Skips samples. The modulator still computes its last outputs, because they affect its next
     * note. With feedback it computes all outputs, because all earlier outputs affect the note.
     */
    void skip(ChipClock clock, int count) {
      carrier.skip(clock, count);
      int made = feedback == 0 ? Math.min(count, 2) : count;
      modulator.skip(clock, count - made);
      for (int i = 0; i < made; i++) {
        modulate(clock);
      }
    }

    int carry(ChipClock clock) {
      int attenuation = carrier.begin(clock);
      return additive
          ? modulator.output() + carrier.finish(carrier.phase(), attenuation)
          : carrier.finish(carrier.phase() + modulator.output(), attenuation);
    }

    int carryDrum(ChipClock clock) {
      int attenuation = carrier.begin(clock);
      return carrier.finish(carrier.phase() + (additive ? 0 : modulator.output()), attenuation);
    }
  }
}
