package org.bowsprit.audio.opl;

/**
 * One of the eighteen operators of the chip. It has a phase accumulator, an envelope and a waveform
 * (spec 11 §11.2 to §11.6).
 */
final class Operator {

  private static final int[] DOUBLE_MULTIPLE = {
    1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 20, 24, 24, 30, 30
  };
  private static final int[] KEY_SCALE_BASE = {
    0, 32, 40, 45, 48, 51, 53, 55, 56, 58, 59, 60, 61, 62, 63, 64
  };

  /**
   * The right shift of the key scale attenuation, by the register field. The values mean none, 3,
   * 1.5 and 6 dB per octave.
   */
  private static final int[] KEY_SCALE_SHIFT = {31, 1, 2, 0};

  /** The deviations of the eight vibrato steps, in halves of the largest deviation. */
  private static final int[] VIBRATO_HALVES = {0, 1, 2, 1, 0, -1, -2, -1};

  private static final int NO_VIBRATO_STEP = -1;

  final Envelope envelope = new Envelope();

  private int accumulator;
  private int phase;
  private int output;
  private int previousOutput;

  private boolean hasTremolo;
  private boolean hasVibrato;
  private boolean hasKeyScaleRate;
  private int doubleMultiple = 1;
  private int keyScaleField;
  private int totalLevel;
  private int waveformField;
  private int[] wave = WaveTables.wave(0);

  private int frequency;
  private int block;
  private int keyScaleNumber;
  private int increment;
  private int vibratoIncrement;
  private int vibratoStep = NO_VIBRATO_STEP;
  private int fixedAttenuation;

  void writeCharacteristic(int value) {
    hasTremolo = (value & 0x80) != 0;
    hasVibrato = (value & 0x40) != 0;
    envelope.setSustained((value & 0x20) != 0);
    hasKeyScaleRate = (value & 0x10) != 0;
    doubleMultiple = DOUBLE_MULTIPLE[value & 15];
    updatePitch();
  }

  void writeLevel(int value) {
    keyScaleField = value >> 6;
    totalLevel = value & 63;
    updateLevel();
  }

  void writeWaveform(int value, boolean areWaveformsEnabled) {
    waveformField = value & 3;
    enableWaveforms(areWaveformsEnabled);
  }

  void enableWaveforms(boolean areEnabled) {
    wave = WaveTables.wave(areEnabled ? waveformField : 0);
  }

  /**
   * Sets the pitch.
   *
   * @param frequency the F-number, 0 to 1023
   * @param block the octave, 0 to 7
   * @param keyScaleNumber the key scale number, 0 to 15
   */
  void setPitch(int frequency, int block, int keyScaleNumber) {
    this.frequency = frequency;
    this.block = block;
    this.keyScaleNumber = keyScaleNumber;
    updatePitch();
    updateLevel();
  }

  private void updatePitch() {
    increment = increment(frequency);
    vibratoStep = NO_VIBRATO_STEP;
    envelope.setRateOffset(hasKeyScaleRate ? keyScaleNumber : keyScaleNumber >> 2);
  }

  private int increment(int pitch) {
    return (((pitch << block) >> 1) * doubleMultiple) >> 1;
  }

  private void updateLevel() {
    int keyScaleAttenuation = Math.max(0, 4 * KEY_SCALE_BASE[frequency >> 6] - 32 * (8 - block));
    fixedAttenuation = 4 * totalLevel + (keyScaleAttenuation >> KEY_SCALE_SHIFT[keyScaleField]);
  }

  /** Returns the ten-bit phase of the last sample, which the rhythm instruments combine. */
  int phase() {
    return phase;
  }

  /** Returns the output in the last sample. */
  int output() {
    return output;
  }

  /** Returns the sum of the last two outputs, which is the input of the feedback. */
  int feedback() {
    return output + previousOutput;
  }

  /**
   * Begins a sample. Reads the phase and the attenuation, then advances both.
   *
   * @param clock the chip's shared counters
   * @return the total attenuation of this sample; the phase is in {@link #phase()}
   */
  int beginSample(ChipClock clock) {
    int attenuation =
        envelope.attenuation() + fixedAttenuation + (hasTremolo ? clock.tremolo() : 0);
    boolean startsNote = envelope.startsNote();
    envelope.advance(clock.sampleNumber(), clock.envelopeZeros());
    phase = (accumulator >> 9) & 0x3FF;
    if (startsNote) {
      accumulator = 0;
    }
    accumulator += increment(clock);
    return attenuation;
  }

  /**
   * Skips samples in which the output is not needed and the envelope is idle.
   *
   * @param count the number of samples; the vibrato must not step during them
   */
  void skip(ChipClock clock, int count) {
    if (count > 0) {
      accumulator += (count - 1) * increment(clock);
      phase = (accumulator >> 9) & 0x3FF;
      accumulator += increment(clock);
    }
  }

  /** Returns the phase increment of this sample. */
  int increment(ChipClock clock) {
    return hasVibrato ? vibratoIncrement(clock) : increment;
  }

  /**
   * Returns the phase increment with vibrato, which stays the same for about a thousand samples.
   */
  private int vibratoIncrement(ChipClock clock) {
    if (vibratoStep != clock.vibrato()) {
      vibratoStep = clock.vibrato();
      vibratoIncrement = increment(frequency + deviation(vibratoStep >> 1, (vibratoStep & 1) != 0));
    }
    return vibratoIncrement;
  }

  private int deviation(int step, boolean isDeep) {
    int range = frequency >> 7;
    int halves = VIBRATO_HALVES[step];
    int amount = range >> (2 - Math.abs(halves));
    if (halves == 0) {
      return 0;
    }
    if (!isDeep) {
      amount >>= 1;
    }
    return halves < 0 ? -amount : amount;
  }

  /** Ends a sample, whose output is read from the wave at the given phase. */
  int finishSample(int wavePhase, int attenuation) {
    previousOutput = output;
    output = WaveTables.output(wave, wavePhase, attenuation);
    return output;
  }
}
