package org.bowsprit.audio.opl;

/**
 * The envelope generator of one operator (spec 11 §11.5): a 9-bit attenuation, 0 loud to 511
 * silent, that rises and falls at the rates of its registers.
 */
final class Envelope {

  private enum Stage {
    ATTACK,
    DECAY,
    SUSTAIN,
    RELEASE
  }

  private static final int SILENT = 511;
  private static final int NEARLY_SILENT = 504;
  private static final int FASTEST_RATE = 63;
  private static final int INSTANT_RATE = 60;
  private static final int NO_STEP = -1;

  /** Slow rates step by the envelope counter, faster ones in every sample or every other. */
  private static final int FIRST_FAST_RATE = 48;

  private static final int EVERY_SAMPLE = -1;
  private static final int NEVER = 0;

  /**
   * In which of four samples a rate of 48 and more steps at double size, by the rate's low two
   * bits.
   */
  private static final int[] DOUBLED_SAMPLES = {0b0000, 0b0001, 0b0101, 0b0111};

  private Stage stage = Stage.RELEASE;
  private int attenuation = SILENT;
  private int keys;
  private boolean keyEdge;

  private int attackRegister;
  private int decayRegister;
  private int releaseRegister;
  private int sustainLevel;
  private boolean sustained;
  private int rateOffset;

  private int attackRate;
  private int decayRate;
  private int releaseRate;

  /**
   * The samples in which the envelope has to act: one bit for each number of trailing zeros of the
   * envelope counter. It is tested in every sample and is clear in nearly all of them.
   */
  private int busy = NEVER;

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
    this.sustained = sustained;
    updateBusy();
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
    updateBusy();
  }

  private int rate(int register) {
    return register == 0 ? 0 : Math.min(FASTEST_RATE, 4 * register + rateOffset);
  }

  /**
   * Turns one of the operator's keys on or off: its channel's or its rhythm instrument's.
   *
   * <p>A key-off takes effect even if no sample lies between it and the next key-on, as on a chip
   * that runs continuously.
   *
   * @param key a distinct bit for each key
   */
  void setKey(int key, boolean on) {
    int before = keys;
    keys = on ? keys | key : keys & ~key;
    if (keys == 0) {
      stage = Stage.RELEASE;
      keyEdge = false;
    } else if (before == 0) {
      keyEdge = true;
    }
    updateBusy();
  }

  private void updateBusy() {
    if (keyEdge) {
      busy = EVERY_SAMPLE;
      return;
    }
    busy =
        switch (stage) {
          case ATTACK -> attenuation == 0 ? EVERY_SAMPLE : stepsOf(attackRate);
          case DECAY -> attenuation >> 4 == sustainLevel ? EVERY_SAMPLE : stepsOf(decayRate);
          case SUSTAIN -> sustained ? NEVER : fallsOf(releaseRate);
          case RELEASE -> fallsOf(releaseRate);
        };
  }

  private int fallsOf(int rate) {
    return attenuation == SILENT ? NEVER : stepsOf(rate);
  }

  /** Returns the number of counter zeros at which a rate steps. A rate of 0 never steps. */
  private static int stepsOf(int rate) {
    if (rate >= FIRST_FAST_RATE) {
      return EVERY_SAMPLE;
    }
    int high = rate >> 2;
    int steps = 1 << (11 - high) | (rate & 2) << (11 - high) | (rate & 1) << (13 - high);
    return rate == 0 ? NEVER : steps;
  }

  /** Returns whether the next {@link #advance} starts a note. Then the phase must be reset. */
  boolean startsNote() {
    return keyEdge;
  }

  /** Returns whether the envelope is silent and stays silent until a key or a register changes. */
  boolean rests() {
    return attenuation == SILENT && busy == NEVER;
  }

  /** Returns the attenuation of this sample. */
  int attenuation() {
    return attenuation;
  }

  /**
   * Advances by one sample.
   *
   * @param sample number of the sample since reset
   * @param zeros trailing zero bits of the envelope counter in samples where slow rates may step,
   *     else {@link ChipClock#NO_ENVELOPE_STEP}
   */
  void advance(int sample, int zeros) {
    if ((busy >>> zeros & 1) != 0) {
      move(sample);
      updateBusy();
    }
  }

  private void move(int sample) {
    if (keyEdge) {
      keyEdge = false;
      stage = Stage.ATTACK;
      if (attackRate >= INSTANT_RATE) {
        attenuation = 0;
      }
      return;
    }
    switch (stage) {
      case ATTACK -> attack(sample);
      case DECAY -> decay(sample);
      case SUSTAIN, RELEASE -> fall(step(releaseRate, sample));
    }
  }

  private void attack(int sample) {
    if (attenuation == 0) {
      stage = Stage.DECAY;
      return;
    }
    int exponent = attackRate >= INSTANT_RATE ? NO_STEP : step(attackRate, sample);
    if (exponent != NO_STEP) {
      attenuation += (~attenuation << (exponent + 1)) >> 4;
    }
  }

  private void decay(int sample) {
    if (attenuation >> 4 == sustainLevel) {
      stage = Stage.SUSTAIN;
      return;
    }
    fall(step(decayRate, sample));
  }

  private void fall(int exponent) {
    if (exponent != NO_STEP) {
      attenuation += 1 << exponent;
      if (attenuation >= NEARLY_SILENT) {
        attenuation = SILENT;
      }
    }
  }

  /** Returns the size of this sample's step as a power of two, or {@link #NO_STEP}. */
  private static int step(int rate, int sample) {
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
