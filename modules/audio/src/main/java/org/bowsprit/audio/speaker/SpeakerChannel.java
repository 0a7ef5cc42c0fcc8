package org.bowsprit.audio.speaker;

import org.bowsprit.audio.effect.DepthScaling;
import org.bowsprit.audio.effect.DriverRandom;
import org.bowsprit.audio.effect.EffectGenerator;
import org.bowsprit.audio.synth.Instrument;

/** A device channel of the speaker, with at most one note. */
final class SpeakerChannel {

  private static final int LENGTH_OFFSET = 0;
  private static final int STEP_OFFSET = 1;
  private static final int DEPTH_OFFSET = 2;
  private static final int TABLE_OFFSET = 4;
  private static final int FLAGS_A_OFFSET = 5;
  private static final int FLAGS_B_OFFSET = 14;
  private static final int WIDE_RANGE_CENTRE = 383;
  private static final int NARROW_RANGE_CENTRE = 15;
  private static final int MAX_PITCH = (127 << 7) | 127;

  /** The number of ticks per effect tick. The effect generators advance at every effect tick. */
  private static final int TICKS_PER_EFFECT_TICK = 4;

  private final EffectGenerator<SpeakerTarget> effectA;
  private final EffectGenerator<SpeakerTarget> effectB;

  int volume;
  int bendRange = 2;
  int transpose;
  int detune;
  int bend;
  int wheel;
  int priority;
  Instrument.Patch patch;

  private boolean isPedalPressed;
  private boolean isSounding;
  private boolean isHeldByPedal;
  private int note;
  private int ticksLeft;
  private int ticks;
  private int wavePosition;
  private int waveStep;
  private int waveDepth;
  private int waveTable;
  private int pitchOffset;

  SpeakerChannel(DriverRandom random) {
    effectA = new EffectGenerator<>(random, SpeakerTarget::ofNumber);
    effectB = new EffectGenerator<>(random, SpeakerTarget::ofNumber);
  }

  /** Returns whether the channel has an audible note. */
  boolean isAudible() {
    return isSounding && volume > 0;
  }

  void noteOn(int newNote) {
    if (patch == null) {
      return;
    }
    note = newNote;
    isSounding = true;
    isHeldByPedal = false;
    ticksLeft = patch.at(LENGTH_OFFSET);
    ticks = 0;
    wavePosition = 0;
    waveStep = patch.at(STEP_OFFSET);
    waveDepth = patch.at(DEPTH_OFFSET);
    waveTable = patch.at(TABLE_OFFSET);
    pitchOffset = 0;
    startEffect(effectA, FLAGS_A_OFFSET);
    startEffect(effectB, FLAGS_B_OFFSET);
  }

  private void startEffect(EffectGenerator<SpeakerTarget> effect, int flagsOffset) {
    int flags = patch.at(flagsOffset);
    effect.stop();
    if (EffectGenerator.isEnabled(flags)) {
      effect.start(patch, flagsOffset, startValue(effect.targetOf(flags)), wheel);
    }
  }

  private int startValue(SpeakerTarget target) {
    return switch (target) {
      case PITCH_WIDE_RANGE -> WIDE_RANGE_CENTRE;
      case PITCH_NARROW_RANGE -> NARROW_RANGE_CENTRE;
      case WAVE_STEP -> waveStep;
      case WAVE_DEPTH -> waveDepth;
      case WAVE_TABLE -> waveTable;
      case DEPTH -> DepthScaling.FULL;
      case SPEED, NOTHING -> 0;
    };
  }

  void noteOff(int endedNote) {
    if (isSounding && note == endedNote) {
      isHeldByPedal = isPedalPressed;
      isSounding = isPedalPressed;
    }
  }

  void setPedal(boolean pressed) {
    isPedalPressed = pressed;
    if (!pressed && isHeldByPedal) {
      silence();
    }
  }

  void silence() {
    isSounding = false;
    isHeldByPedal = false;
  }

  void tick() {
    if (!isSounding) {
      return;
    }
    if (ticksLeft > 0 && --ticksLeft == 0) {
      silence();
      return;
    }
    wavePosition = (wavePosition + waveStep) & (WaveTable.LENGTH - 1);
    if (++ticks % TICKS_PER_EFFECT_TICK == 0) {
      advance(effectA);
      advance(effectB);
    }
  }

  private void advance(EffectGenerator<SpeakerTarget> effect) {
    if (!effect.isActive()) {
      return;
    }
    if (effect.tick()) {
      apply(effect);
    }
    if (effect.advancePhase()) {
      wavePosition = 0;
    }
  }

  private void apply(EffectGenerator<SpeakerTarget> effect) {
    int value = effect.value();
    switch (effect.target()) {
      case PITCH_WIDE_RANGE -> pitchOffset = (value - WIDE_RANGE_CENTRE) * 16;
      case PITCH_NARROW_RANGE -> pitchOffset = (value - NARROW_RANGE_CENTRE) * 16;
      case WAVE_STEP -> waveStep = value;
      case WAVE_DEPTH -> waveDepth = value;
      case WAVE_TABLE -> waveTable = value;
      case DEPTH -> effect.setDepthScale(Math.min(DepthScaling.FULL, value));
      case SPEED -> effect.setSpeedScale(value);
      case NOTHING -> {}
    }
  }

  /** Returns the timer divider of the note. */
  int divider() {
    int pitch = (note + transpose) * 128 + detune + ((bend * bendRange) >> 6) + pitchOffset;
    int bentPitch = pitch + ((WaveTable.at(waveTable, wavePosition) * waveDepth) >> 4);
    return Divider.of(Math.max(0, Math.min(MAX_PITCH, bentPitch)));
  }
}
