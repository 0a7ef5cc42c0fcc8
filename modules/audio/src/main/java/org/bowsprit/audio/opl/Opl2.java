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

  private static final int CHANNEL_COUNT = 9;
  private static final int CHANNEL_KEY = 1;
  private static final int RHYTHM_KEY = 2;

  private static final int BASS_DRUM_CHANNEL = 6;
  private static final int HI_HAT_SLOT = 13;
  private static final int SNARE_SLOT = 16;

  /**
   * The operators in the order in which the chip processes them: three modulators, their three
   * carriers, and so on.
   */
  private final Operator[] operators = new Operator[2 * CHANNEL_COUNT];

  private final Channel[] channels = new Channel[CHANNEL_COUNT];
  private final ChipClock clock = new ChipClock();
  private boolean areWaveformsEnabled;
  private boolean hasKeyboardSplit;
  private boolean isRhythmMode;

  /** Creates a chip in its reset state. */
  public Opl2() {
    for (int i = 0; i < operators.length; i++) {
      operators[i] = new Operator();
    }
    for (int i = 0; i < CHANNEL_COUNT; i++) {
      int modulator = i / 3 * 6 + i % 3;
      channels[i] = new Channel(operators[modulator], operators[modulator + 3]);
    }
  }

  @Override
  public void write(int register, int value) {
    int lowBits = register & 0x1F;
    switch (register & 0xE0) {
      case 0x00 -> writeGlobal(register, value);
      case 0x20, 0x40, 0x60, 0x80, 0xE0 -> writeOperator(register & 0xE0, lowBits, value);
      case 0xA0 -> writePitch(register, value);
      default -> {
        if (lowBits < CHANNEL_COUNT) {
          channels[lowBits].writeConnection(value);
        }
      }
    }
  }

  private void writeGlobal(int register, int value) {
    if (register == 0x01) {
      areWaveformsEnabled = (value & 0x20) != 0;
      for (Operator operator : operators) {
        operator.enableWaveforms(areWaveformsEnabled);
      }
    } else if (register == 0x08) {
      hasKeyboardSplit = (value & 0x40) != 0;
      for (Channel channel : channels) {
        channel.updatePitch(hasKeyboardSplit);
      }
    }
  }

  private void writeOperator(int register, int offset, int value) {
    int group = offset >> 3;
    int indexInGroup = offset & 7;
    if (group > 2 || indexInGroup > 5) {
      return;
    }
    Operator operator = operators[group * 6 + indexInGroup];
    switch (register) {
      case 0x20 -> operator.writeCharacteristic(value);
      case 0x40 -> operator.writeLevel(value);
      case 0x60 -> operator.envelope.writeAttackDecay(value);
      case 0x80 -> operator.envelope.writeSustainRelease(value);
      default -> operator.writeWaveform(value, areWaveformsEnabled);
    }
  }

  private void writePitch(int register, int value) {
    int lowBits = register & 15;
    if (register == 0xBD) {
      writeRhythm(value);
    } else if (lowBits < CHANNEL_COUNT) {
      Channel channel = channels[lowBits];
      if (register < 0xB0) {
        channel.writeFrequencyLow(value, hasKeyboardSplit);
      } else {
        channel.writeKeyAndBlock(value, hasKeyboardSplit);
      }
    }
  }

  private void writeRhythm(int value) {
    clock.setDepths((value & 0x80) != 0, (value & 0x40) != 0);
    isRhythmMode = (value & 0x20) != 0;
    channels[6].modulator.envelope.setKey(RHYTHM_KEY, isRhythmMode && (value & 0x10) != 0);
    channels[6].carrier.envelope.setKey(RHYTHM_KEY, isRhythmMode && (value & 0x10) != 0);
    channels[7].modulator.envelope.setKey(RHYTHM_KEY, isRhythmMode && (value & 0x01) != 0);
    channels[7].carrier.envelope.setKey(RHYTHM_KEY, isRhythmMode && (value & 0x08) != 0);
    channels[8].modulator.envelope.setKey(RHYTHM_KEY, isRhythmMode && (value & 0x04) != 0);
    channels[8].carrier.envelope.setKey(RHYTHM_KEY, isRhythmMode && (value & 0x02) != 0);
  }

  /**
   * Generates the next samples. A sample is the unscaled sum of the outputs of all channels, at
   * most about 18 · 4085 in magnitude.
   *
   * @param target the array that receives one mono sample per element
   * @param firstIndex the first element to fill
   * @param count the number of samples
   */
  public void generate(int[] target, int firstIndex, int count) {
    for (int i = firstIndex; i < firstIndex + count; i++) {
      target[i] = nextSample();
    }
  }

  /**
   * Returns whether every operator is silent and stays silent until a register is written. {@link
   * #generate} then yields no more than one unit per channel.
   */
  public boolean isIdle() {
    for (Operator operator : operators) {
      if (!operator.envelope.isIdle()) {
        return false;
      }
    }
    return !isRhythmMode;
  }

  /**
   * Skips samples while the chip {@linkplain #isIdle is idle}. This leaves the chip in the same
   * state as {@link #generate}, but is much faster.
   *
   * @param count the number of samples
   */
  public void skip(int count) {
    for (int remaining = count; remaining > 0; ) {
      int step = Math.min(remaining, clock.samplesToVibratoStep());
      for (Channel channel : channels) {
        channel.skip(clock, step);
      }
      for (int i = 0; i < step; i++) {
        clock.advance();
      }
      remaining -= step;
    }
  }

  private int nextSample() {
    int sum = 0;
    for (int group = 0; group < CHANNEL_COUNT; group += 3) {
      boolean isRhythmGroup = isRhythmMode && group == BASS_DRUM_CHANNEL;
      sum += isRhythmGroup ? rhythmSample() : melodicSample(group);
    }
    clock.advance();
    return sum;
  }

  private int melodicSample(int group) {
    for (int i = group; i < group + 3; i++) {
      channels[i].runModulator(clock);
    }
    int sum = 0;
    for (int i = group; i < group + 3; i++) {
      sum += channels[i].runCarrier(clock);
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

    channels[BASS_DRUM_CHANNEL].runModulator(clock);
    int hiHatLevel = hiHat.beginSample(clock);
    int metalBit = metalBit(hiHat.phase(), cymbal.phase());
    hiHat.finishSample(
        (metalBit << 9) | ((metalBit ^ clock.noise(HI_HAT_SLOT)) != 0 ? 0xD0 : 0x34), hiHatLevel);
    int tomLevel = tom.beginSample(clock);
    tom.finishSample(tom.phase(), tomLevel);

    int bassDrum = channels[BASS_DRUM_CHANNEL].runDrumCarrier(clock);
    int snareLevel = snare.beginSample(clock);
    int h8 = (hiHat.phase() >> 8) & 1;
    snare.finishSample((h8 << 9) | ((h8 ^ clock.noise(SNARE_SLOT)) << 8), snareLevel);
    int cymbalLevel = cymbal.beginSample(clock);
    int newMetalBit = metalBit(hiHat.phase(), cymbal.phase());
    cymbal.finishSample((newMetalBit << 9) | 0x80, cymbalLevel);
    return 2 * (bassDrum + hiHat.output() + tom.output() + snare.output() + cymbal.output());
  }

  private static int metalBit(int hiHat, int cymbal) {
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
    private boolean isAdditive;

    Channel(Operator modulator, Operator carrier) {
      this.modulator = modulator;
      this.carrier = carrier;
    }

    void writeConnection(int value) {
      feedback = (value >> 1) & 7;
      isAdditive = (value & 1) != 0;
    }

    void writeFrequencyLow(int value, boolean keyboardSplit) {
      frequency = (frequency & 0x300) | value;
      updatePitch(keyboardSplit);
    }

    void writeKeyAndBlock(int value, boolean keyboardSplit) {
      frequency = (frequency & 0xFF) | ((value & 3) << 8);
      block = (value >> 2) & 7;
      updatePitch(keyboardSplit);
      boolean isKeyOn = (value & 0x20) != 0;
      modulator.envelope.setKey(CHANNEL_KEY, isKeyOn);
      carrier.envelope.setKey(CHANNEL_KEY, isKeyOn);
    }

    void updatePitch(boolean keyboardSplit) {
      int number = (block << 1) | ((frequency >> (keyboardSplit ? 8 : 9)) & 1);
      modulator.setPitch(frequency, block, number);
      carrier.setPitch(frequency, block, number);
    }

    void runModulator(ChipClock clock) {
      int feedbackPhase = feedback == 0 ? 0 : modulator.feedback() >> (9 - feedback);
      int attenuation = modulator.beginSample(clock);
      modulator.finishSample(modulator.phase() + feedbackPhase, attenuation);
    }

    /**
     * Skips samples. The modulator still computes its last outputs, because they affect its next
     * note. With feedback it computes all outputs, because all earlier outputs affect the note.
     */
    void skip(ChipClock clock, int count) {
      carrier.skip(clock, count);
      int computedCount = feedback == 0 ? Math.min(count, 2) : count;
      modulator.skip(clock, count - computedCount);
      for (int i = 0; i < computedCount; i++) {
        runModulator(clock);
      }
    }

    int runCarrier(ChipClock clock) {
      int attenuation = carrier.beginSample(clock);
      return isAdditive
          ? modulator.output() + carrier.finishSample(carrier.phase(), attenuation)
          : carrier.finishSample(carrier.phase() + modulator.output(), attenuation);
    }

    int runDrumCarrier(ChipClock clock) {
      int attenuation = carrier.beginSample(clock);
      return carrier.finishSample(
          carrier.phase() + (isAdditive ? 0 : modulator.output()), attenuation);
    }
  }
}
