package org.bowsprit.audio.speaker;

import org.bowsprit.audio.effect.EffectGenerator;

/**
 * The parameters that an effect generator of the speaker can change, in the order of the patch's
 * target numbers.
 */
enum SpeakerTarget implements EffectGenerator.Parameter {
  PITCH_WIDE_RANGE(767),
  PITCH_NARROW_RANGE(31),
  WAVE_STEP(63),
  WAVE_DEPTH(63),
  WAVE_TABLE(3),
  DEPTH(62),
  SPEED(31),
  NOTHING(0);

  private static final SpeakerTarget[] BY_NUMBER = values();

  private final int max;

  SpeakerTarget(int max) {
    this.max = max;
  }

  static SpeakerTarget ofNumber(int number) {
    return number < BY_NUMBER.length ? BY_NUMBER[number] : NOTHING;
  }

  @Override
  public int max() {
    return max;
  }
}
