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
  }

  /** Sets what the key scale number adds to every rate, 0 to 15. */
  void setRateOffset(int rateOffset) {
    this.rateOffset = rateOffset;
    updateRates();
  }

  private void updateRates() {
    attackRate = rate(attackRegister);
    decayRate = rate(decayRegister);
    releaseRate = rate(releaseRegister);
  }

  private int rate(int register) {
    return register == 0 ? 0 : Math.min(FASTEST_RATE, 4 * register + rateOffset);
  }

  /**
   * Turns one of the operator's keys on or off: its channel's or its rhythm instrument's.
   *
   * <p>A key-off counts even when no sample lies between it and the next key-on, as it would on a
   * chip that time never stops for.
   *
   * @param key a bit of its own for each key
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
  }

  /** Whether the next {@link #advance} starts a note, so that the phase has to start anew. */
  boolean startsNote() {
    return keyEdge;
  }

  /** The attenuation that this sample hears. */
  int attenuation() {
    return attenuation;
  }

  /**
   * Moves on by one sample.
   *
   * @param sample number of the sample since reset
   * @param zeros trailing zero bits of the envelope counter in samples where slow rates may step,
   *     else -1
   */
  void advance(int sample, int zeros) {
    if (keyEdge) {
      keyEdge = false;
      stage = Stage.ATTACK;
      if (attackRate >= INSTANT_RATE) {
        attenuation = 0;
      }
      return;
    }
    switch (stage) {
      case ATTACK -> attack(sample, zeros);
      case DECAY -> decay(sample, zeros);
      case SUSTAIN -> {
        if (!sustained) {
          fall(step(releaseRate, sample, zeros));
        }
      }
      case RELEASE -> fall(step(releaseRate, sample, zeros));
    }
  }

  private void attack(int sample, int zeros) {
    if (attenuation == 0) {
      stage = Stage.DECAY;
      return;
    }
    int exponent = attackRate >= INSTANT_RATE ? NO_STEP : step(attackRate, sample, zeros);
    if (exponent != NO_STEP) {
      attenuation += (~attenuation << (exponent + 1)) >> 4;
    }
  }

  private void decay(int sample, int zeros) {
    if (attenuation >> 4 == sustainLevel) {
      stage = Stage.SUSTAIN;
      return;
    }
    fall(step(decayRate, sample, zeros));
  }

  private void fall(int exponent) {
    if (exponent != NO_STEP) {
      attenuation += 1 << exponent;
      if (attenuation >= NEARLY_SILENT) {
        attenuation = SILENT;
      }
    }
  }

  /** The size of this sample's step as a power of two, or {@link #NO_STEP}. */
  private static int step(int rate, int sample, int zeros) {
    int high = rate >> 2;
    int low = rate & 3;
    if (high >= 12) {
      return fastStep(high, low, sample);
    }
    boolean steps =
        zeros == 11 - high
            || (zeros == 12 - high && (low & 2) != 0)
            || (zeros == 13 - high && (low & 1) != 0);
    return steps && rate != 0 ? 0 : NO_STEP;
  }

  private static int fastStep(int high, int low, int sample) {
    int exponent = high - 13 + ((DOUBLED_SAMPLES[low] >> (sample & 3)) & 1);
    if (exponent < 0) {
      return (sample & 1) == 0 ? NO_STEP : 0;
    }
    return Math.min(2, exponent);
  }
}
