package org.bowsprit.audio.opl;

/**
 * The envelope generator of one operator (spec 11 §11.5). Its 9-bit attenuation, from 0 (loud) to
 * 511 (silent), rises and falls at the rates in the registers.
 */
final class Envelope {

  private enum Stage {
    ATTACK,
    DECAY,
    SUSTAIN,
    RELEASE
  }

  private static final int MAX_ATTENUATION = 511;
  private static final int SILENCE_THRESHOLD = 504;
  private static final int MAX_RATE = 63;
  private static final int INSTANT_RATE = 60;
  private static final int NO_STEP = -1;

  /**
   * The lowest fast rate. Slow rates step with the envelope counter, fast rates in every sample or
   * every second sample.
   */
  private static final int FIRST_FAST_RATE = 48;

  private static final int EVERY_SAMPLE = -1;
  private static final int NEVER = 0;

  /**
   * The samples in which a rate of 48 or more makes a step of double size, with one bit for each of
   * four samples. The index is the low two bits of the rate.
   */
  private static final int[] DOUBLED_SAMPLES = {0b0000, 0b0001, 0b0101, 0b0111};

  private Stage stage = Stage.RELEASE;
  private int attenuation = MAX_ATTENUATION;
  private int keyBits;
  private boolean isNoteStartPending;

  private int attackRegister;
  private int decayRegister;
  private int releaseRegister;
  private int sustainLevel;
  private boolean isSustained;
  private int rateOffset;

  private int attackRate;
  private int decayRate;
  private int releaseRate;

  /**
   * The samples in which the envelope must act, with one bit for each number of trailing zeros of
   * the envelope counter. The bit of a sample is tested in every sample, and is nearly always
   * clear.
   */
  private int activeSamples = NEVER;

  void writeAttackDecay(int value) {
    attackRegister = value >> 4;
    decayRegister = value & 15;
    updateRates();
  }

  void writeSustainRelease(int value) {
    int level = value >> 4;
    sustainLevel = level == 15 ? 31 : level;
    releaseRegister = value & 15;
    updateRates();
  }

  void setSustained(boolean sustained) {
    this.isSustained = sustained;
    updateActiveSamples();
  }

  /** Sets the value that the key scale number adds to every rate, 0 to 15. */
  void setRateOffset(int rateOffset) {
    this.rateOffset = rateOffset;
    updateRates();
  }

  private void updateRates() {
    attackRate = rate(attackRegister);
    decayRate = rate(decayRegister);
    releaseRate = rate(releaseRegister);
    updateActiveSamples();
  }

  private int rate(int register) {
    return register == 0 ? 0 : Math.min(MAX_RATE, 4 * register + rateOffset);
  }

  /**
   * Turns one of the operator's keys on or off. An operator has the key of its channel and the key
   * of its rhythm instrument.
   *
   * <p>A key-off takes effect even if no sample lies between it and the next key-on, as on a chip
   * that runs continuously.
   *
   * @param key the bit of the key, which is different for each key
   */
  void setKey(int key, boolean isOn) {
    int previousKeys = keyBits;
    keyBits = isOn ? keyBits | key : keyBits & ~key;
    if (keyBits == 0) {
      stage = Stage.RELEASE;
      isNoteStartPending = false;
    } else if (previousKeys == 0) {
      isNoteStartPending = true;
    }
    updateActiveSamples();
  }

  private void updateActiveSamples() {
    if (isNoteStartPending) {
      activeSamples = EVERY_SAMPLE;
      return;
    }
    activeSamples =
        switch (stage) {
          case ATTACK -> attenuation == 0 ? EVERY_SAMPLE : stepsOf(attackRate);
          case DECAY -> attenuation >> 4 == sustainLevel ? EVERY_SAMPLE : stepsOf(decayRate);
          case SUSTAIN -> isSustained ? NEVER : fallStepsOf(releaseRate);
          case RELEASE -> fallStepsOf(releaseRate);
        };
  }

  private int fallStepsOf(int rate) {
    return attenuation == MAX_ATTENUATION ? NEVER : stepsOf(rate);
  }

  /**
   * Returns the samples in which a rate steps, with one bit for each number of trailing zeros of
   * the envelope counter. A rate of 0 never steps.
   */
  private static int stepsOf(int rate) {
    if (rate >= FIRST_FAST_RATE) {
      return EVERY_SAMPLE;
    }
    int highBits = rate >> 2;
    int steps =
        1 << (11 - highBits) | (rate & 2) << (11 - highBits) | (rate & 1) << (13 - highBits);
    return rate == 0 ? NEVER : steps;
  }

  /** Returns whether the next {@link #advance} starts a note. If so, the phase must be reset. */
  boolean startsNote() {
    return isNoteStartPending;
  }

  /** Returns whether the envelope is silent and stays silent until a key or a register changes. */
  boolean isIdle() {
    return attenuation == MAX_ATTENUATION && activeSamples == NEVER;
  }

  /** Returns the attenuation of this sample. */
  int attenuation() {
    return attenuation;
  }

  /**
   * Advances by one sample.
   *
   * @param sample the number of samples since the reset
   * @param zeros the number of trailing zero bits of the envelope counter in samples in which slow
   *     rates may step, otherwise {@link ChipClock#NO_ENVELOPE_STEP}
   */
  void advance(int sample, int zeros) {
    if ((activeSamples >>> zeros & 1) != 0) {
      performStep(sample);
      updateActiveSamples();
    }
  }

  private void performStep(int sample) {
    if (isNoteStartPending) {
      isNoteStartPending = false;
      stage = Stage.ATTACK;
      if (attackRate >= INSTANT_RATE) {
        attenuation = 0;
      }
      return;
    }
    switch (stage) {
      case ATTACK -> attack(sample);
      case DECAY -> decay(sample);
      case SUSTAIN, RELEASE -> addAttenuation(stepExponent(releaseRate, sample));
    }
  }

  private void attack(int sample) {
    if (attenuation == 0) {
      stage = Stage.DECAY;
      return;
    }
    int exponent = attackRate >= INSTANT_RATE ? NO_STEP : stepExponent(attackRate, sample);
    if (exponent != NO_STEP) {
      attenuation += (~attenuation << (exponent + 1)) >> 4;
    }
  }

  private void decay(int sample) {
    if (attenuation >> 4 == sustainLevel) {
      stage = Stage.SUSTAIN;
      return;
    }
    addAttenuation(stepExponent(decayRate, sample));
  }

  private void addAttenuation(int exponent) {
    if (exponent != NO_STEP) {
      attenuation += 1 << exponent;
      if (attenuation >= SILENCE_THRESHOLD) {
        attenuation = MAX_ATTENUATION;
      }
    }
  }

  /** Returns the size of this sample's step as a power of two, or {@link #NO_STEP}. */
  private static int stepExponent(int rate, int sample) {
    if (rate < FIRST_FAST_RATE) {
      return 0;
    }
    int exponent = (rate >> 2) - 13 + ((DOUBLED_SAMPLES[rate & 3] >> (sample & 3)) & 1);
    if (exponent < 0) {
      return (sample & 1) == 0 ? NO_STEP : 0;
    }
    return Math.min(2, exponent);
  }
}
