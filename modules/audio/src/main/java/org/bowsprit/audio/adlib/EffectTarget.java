package org.bowsprit.audio.adlib;

import org.bowsprit.audio.effect.EffectGenerator;

/**
 * The parameters that an effect generator can change, in the order of the patch's target numbers
 * (spec 11 §8.5).
 */
enum EffectTarget implements EffectGenerator.Parameter {
  PITCH_WIDE_RANGE(0x2FF),
  PITCH_NARROW_RANGE(0x1F),
  FEEDBACK(7),
  CARRIER_LEVEL(63),
  CARRIER_MULTIPLE(15),
  CARRIER_ATTACK(15),
  CARRIER_RELEASE(15),
  CARRIER_WAVEFORM(3),
  MODULATOR_LEVEL(63),
  MODULATOR_MULTIPLE(15),
  MODULATOR_ATTACK(15),
  MODULATOR_RELEASE(15),
  MODULATOR_WAVEFORM(3),
  OTHER_DEPTH(0x3E),
  OTHER_SPEED(0x1F),
  NOTHING(0);

  private static final EffectTarget[] BY_NUMBER = values();

  private final int max;

  EffectTarget(int max) {
    this.max = max;
  }

  static EffectTarget ofNumber(int number) {
    return BY_NUMBER[number];
  }

  @Override
  public int max() {
    return max;
  }
}
