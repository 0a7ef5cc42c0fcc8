package org.bowsprit.audio.speaker;

import org.bowsprit.audio.effect.DepthScaling;
import org.bowsprit.audio.effect.DriverRandom;
import org.bowsprit.audio.effect.EffectGenerator;
import org.bowsprit.audio.synth.Instrument;

/** A device channel of the speaker, with at most one note. */
final class SpeakerChannel {

  private static final int LENGTH = 0;
  private static final int STEP = 1;
  private static final int DEPTH = 2;
  private static final int TABLE = 4;
  private static final int FLAGS_A = 5;
  private static final int FLAGS_B = 14;
  private static final int WIDE_CENTRE = 383;
  private static final int NARROW_CENTRE = 15;
  private static final int HIGHEST = (127 << 7) | 127;

  /** The number of ticks per effect tick. The effect generators advance at every effect tick. */
  private static final int TICKS_AN_EFFECT = 4;

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

  private boolean pedal;
  private boolean sounding;
  private boolean heldByPedal;
  private int note;
  private int ticksLeft;
  private int ticks;
  private int place;
  private int waveStep;
  private int waveDepth;
  private int waveTable;
  private int pitchOffset;

  SpeakerChannel(DriverRandom random) {
    effectA = new EffectGenerator<>(random, SpeakerTarget::numbered);
    effectB = new EffectGenerator<>(random, SpeakerTarget::numbered);
  }

  /** Returns whether the channel has an audible note. */
  boolean isHeard() {
    return sounding && volume > 0;
  }

  void noteOn(int newNote) {
    if (patch == null) {
      return;
    }
    note = newNote;
    sounding = true;
    heldByPedal = false;
    ticksLeft = patch.at(LENGTH);
    ticks = 0;
    place = 0;
    waveStep = patch.at(STEP);
    waveDepth = patch.at(DEPTH);
    waveTable = patch.at(TABLE);
    pitchOffset = 0;
    start(effectA, FLAGS_A);
    start(effectB, FLAGS_B);
  }

  private void start(EffectGenerator<SpeakerTarget> effect, int flagsAt) {
    int flags = patch.at(flagsAt);
    effect.stop();
    if (EffectGenerator.enabled(flags)) {
      effect.start(patch, flagsAt, startValue(effect.targetOf(flags)), wheel);
    }
  }

  private int startValue(SpeakerTarget target) {
    return switch (target) {
      case WIDE_PITCH -> WIDE_CENTRE;
      case NARROW_PITCH -> NARROW_CENTRE;
      case WAVE_STEP -> waveStep;
      case WAVE_DEPTH -> waveDepth;
      case WAVE_TABLE -> waveTable;
      case DEPTH -> DepthScaling.FULL;
      case SPEED, NOTHING -> 0;
    };
  }

  void noteOff(int ended) {
    if (sounding && note == ended) {
      heldByPedal = pedal;
      sounding = pedal;
    }
  }

  void setPedal(boolean pressed) {
    pedal = pressed;
    if (!pressed && heldByPedal) {
      silence();
    }
  }

  void silence() {
    sounding = false;
    heldByPedal = false;
  }

  void tick() {
    if (!sounding) {
      return;
    }
    if (ticksLeft > 0 && --ticksLeft == 0) {
      silence();
      return;
    }
    place = (place + waveStep) & (WaveTable.LENGTH - 1);
    if (++ticks % TICKS_AN_EFFECT == 0) {
      move(effectA);
      move(effectB);
    }
  }

  private void move(EffectGenerator<SpeakerTarget> effect) {
    if (!effect.active()) {
      return;
    }
    if (effect.tick()) {
      apply(effect);
    }
    if (effect.advancePhase()) {
      place = 0;
    }
  }

  private void apply(EffectGenerator<SpeakerTarget> effect) {
    int value = effect.value();
    switch (effect.target()) {
      case WIDE_PITCH -> pitchOffset = (value - WIDE_CENTRE) * 16;
      case NARROW_PITCH -> pitchOffset = (value - NARROW_CENTRE) * 16;
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
    int waved = pitch + ((WaveTable.at(waveTable, place) * waveDepth) >> 4);
    return Divider.of(Math.max(0, Math.min(HIGHEST, waved)));
  }
}
