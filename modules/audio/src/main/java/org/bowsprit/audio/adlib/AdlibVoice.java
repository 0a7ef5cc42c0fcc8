package org.bowsprit.audio.adlib;

import org.bowsprit.audio.effect.DepthScaling;
import org.bowsprit.audio.effect.DriverRandom;
import org.bowsprit.audio.effect.EffectGenerator;
import org.bowsprit.audio.state.AdlibState;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;

/**
 * One of the nine channels of the chip, with the note that it plays. It has registers, a level, a
 * pitch and two effect generators.
 */
final class AdlibVoice {

  private static final int KEY_ON = 0x20;
  private static final int FLAGS_A_OFFSET = 11;
  private static final int FLAGS_B_OFFSET = 20;
  private static final int DURATION_OFFSET = 29;
  private static final int NO_BLOCK = -1;
  private static final int WIDE_RANGE_CENTRE = 383;
  private static final int NARROW_RANGE_CENTRE = 15;

  /** The level of an operator for each volume, 0 to 63 (spec 11 §8.2). */
  private static final int[] LOUDNESS = {
    0, 4, 7, 11, 13, 16, 18, 20, 22, 24, 26, 27, 29, 30, 31, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
    43, 44, 44, 45, 46, 47, 47, 48, 49, 49, 50, 51, 51, 52, 53, 53, 54, 54, 55, 55, 56, 56, 57, 57,
    58, 58, 59, 59, 60, 60, 60, 61, 61, 62, 62, 62, 63, 63, 63
  };

  private final int channel;
  private final int modulator;
  private final int carrier;
  private final RegisterShadow registers;
  private final EffectGenerator<EffectTarget> effectA;
  private final EffectGenerator<EffectTarget> effectB;

  private AdlibPart part;
  private Instrument.Patch patch;
  private int note;
  private boolean isHeldByPedal;
  private boolean isEndless;
  private int unitsLeft;
  private int carrierVolume;
  private int modulatorVolume;
  private int pitchOffset;
  private int block = NO_BLOCK;

  AdlibVoice(int channel, RegisterShadow registers, DriverRandom random) {
    this.channel = channel;
    this.modulator = channel / 3 * 8 + channel % 3;
    this.carrier = modulator + 3;
    this.registers = registers;
    this.effectA = new EffectGenerator<>(random, EffectTarget::ofNumber);
    this.effectB = new EffectGenerator<>(random, EffectTarget::ofNumber);
  }

  boolean isFree() {
    return part == null;
  }

  AdlibPart part() {
    return part;
  }

  int note() {
    return note;
  }

  boolean isHeldByPedal() {
    return isHeldByPedal;
  }

  void holdByPedal() {
    isHeldByPedal = true;
  }

  AdlibState.Voice snapshot(int partNumber) {
    return new AdlibState.Voice(
        channel,
        partNumber,
        Bytes.wrap(patch.toArray()),
        note,
        isHeldByPedal,
        unitsLeft,
        carrierVolume,
        modulatorVolume,
        pitchOffset,
        block,
        effectA.snapshot(),
        effectB.snapshot());
  }

  /** Continues a saved note. The registers already contain the values of the note. */
  void restore(AdlibState.Voice state, AdlibPart owner) {
    part = owner;
    patch = new Instrument.Patch(state.patch().toArray());
    note = state.note();
    isHeldByPedal = state.heldByPedal();
    isEndless = patch.at(DURATION_OFFSET) == 0;
    unitsLeft = state.unitsLeft();
    carrierVolume = state.carrierVolume();
    modulatorVolume = state.modulatorVolume();
    pitchOffset = state.pitchOffset();
    block = state.block();
    effectA.restore(state.effectA(), patch, FLAGS_A_OFFSET);
    effectB.restore(state.effectB(), patch, FLAGS_B_OFFSET);
  }

  /**
   * Starts a note. This first writes all registers of the patch, then writes the key, and then
   * starts both effect generators.
   */
  void start(AdlibPart owner, int newNote, int velocity) {
    part = owner;
    patch = owner.patch;
    note = newNote;
    isHeldByPedal = false;
    isEndless = patch.at(DURATION_OFFSET) == 0;
    unitsLeft = patch.at(DURATION_OFFSET) * EffectGenerator.UNITS_PER_STEP;
    modulatorVolume = noteVolume(1, 4, velocity);
    carrierVolume = noteVolume(6, 9, velocity);
    pitchOffset = 0;
    block = NO_BLOCK;
    writePatch();
    writePitch();
    startEffect(effectA, effectB, FLAGS_A_OFFSET);
    startEffect(effectB, effectA, FLAGS_B_OFFSET);
  }

  private int noteVolume(int levelByte, int waveByte, int velocity) {
    int sensitivity = (patch.at(waveByte) >> 2) & 31;
    return Math.min(
        63, (patch.at(levelByte) & 63) + DepthScaling.scale(velocity >> 1, sensitivity));
  }

  private void writePatch() {
    registers.write(0x20 + modulator, patch.at(0));
    writeModulatorLevel();
    registers.write(0x60 + modulator, ~patch.at(2));
    registers.write(0x80 + modulator, ~patch.at(3));
    registers.write(0xE0 + modulator, patch.at(4));
    registers.write(0x20 + carrier, patch.at(5));
    writeCarrierLevel();
    registers.write(0x60 + carrier, ~patch.at(7));
    registers.write(0x80 + carrier, ~patch.at(8));
    registers.write(0xE0 + carrier, patch.at(9));
    registers.write(0xC0 + channel, patch.at(10));
  }

  private boolean isAdditive() {
    return (patch.at(10) & 1) != 0;
  }

  private void writeCarrierLevel() {
    registers.write(0x40 + carrier, (patch.at(6) | 0x3F) - loudness(carrierVolume));
  }

  private void writeModulatorLevel() {
    int level = isAdditive() ? loudness(modulatorVolume) : modulatorVolume;
    registers.write(0x40 + modulator, (patch.at(1) | 0x3F) - level);
  }

  private int loudness(int volume) {
    return LOUDNESS[DepthScaling.scale(volume, part.level >> 2)];
  }

  /** Writes the levels of the operators again after the level of the part has changed. */
  void updateLevel() {
    writeCarrierLevel();
    if (isAdditive()) {
      writeModulatorLevel();
    }
  }

  /** Computes the pitch again after the part or an effect has changed it. */
  void writePitch() {
    int pitch = Pitch.registers(part.pitch(note) + pitchOffset, block);
    block = pitch >> 8;
    registers.write(0xA0 + channel, pitch);
    registers.write(0xB0 + channel, KEY_ON | (block << 2));
  }

  /** Applies the modulation wheel of the part to the effect generators that follow it. */
  void updateWheel() {
    if (effectA.followsWheel()) {
      effectA.setDepthScale(part.wheel >> 2);
    }
    if (effectB.followsWheel()) {
      effectB.setDepthScale(part.wheel >> 2);
    }
  }

  /** Ends the note, releases the key and frees the voice. */
  void end() {
    registers.change(0xB0 + channel, KEY_ON, 0);
    effectA.stop();
    effectB.stop();
    part = null;
  }

  /** Advances by one effect tick. Returns whether the note is over. */
  boolean tick() {
    if (!isEndless) {
      unitsLeft -= EffectGenerator.UNITS_PER_TICK;
      if (unitsLeft <= 0) {
        return true;
      }
    }
    tick(effectA, effectB);
    tick(effectB, effectA);
    return false;
  }

  private void tick(EffectGenerator<EffectTarget> effect, EffectGenerator<EffectTarget> other) {
    if (!effect.isActive()) {
      return;
    }
    if (effect.tick()) {
      apply(effect, other);
    }
    if (effect.advancePhase()) {
      registers.change(0xB0 + channel, KEY_ON, 0);
      registers.change(0xB0 + channel, KEY_ON, KEY_ON);
    }
  }

  private void startEffect(
      EffectGenerator<EffectTarget> effect, EffectGenerator<EffectTarget> other, int flagsOffset) {
    effect.stop();
    int flags = patch.at(flagsOffset);
    if (!EffectGenerator.isEnabled(flags)) {
      return;
    }
    EffectTarget target = effect.targetOf(flags);
    effect.start(patch, flagsOffset, startValue(target), part.wheel);
    if (target == EffectTarget.OTHER_DEPTH) {
      other.setDepthScale(0);
    } else if (target == EffectTarget.OTHER_SPEED) {
      other.setSpeedScale(0);
    }
  }

  private int startValue(EffectTarget target) {
    return switch (target) {
      case PITCH_WIDE_RANGE -> WIDE_RANGE_CENTRE;
      case PITCH_NARROW_RANGE -> NARROW_RANGE_CENTRE;
      case FEEDBACK -> (registers.read(0xC0 + channel) >> 1) & 7;
      case CARRIER_LEVEL -> carrierVolume;
      case CARRIER_MULTIPLE -> registers.read(0x20 + carrier) & 15;
      case CARRIER_ATTACK -> 15 - (registers.read(0x60 + carrier) >> 4);
      case CARRIER_RELEASE -> 15 - (registers.read(0x80 + carrier) & 15);
      case CARRIER_WAVEFORM -> registers.read(0xE0 + carrier) & 3;
      case MODULATOR_LEVEL -> modulatorVolume;
      case MODULATOR_MULTIPLE -> registers.read(0x20 + modulator) & 15;
      case MODULATOR_ATTACK -> 15 - (registers.read(0x60 + modulator) >> 4);
      case MODULATOR_RELEASE -> 15 - (registers.read(0x80 + modulator) & 15);
      case MODULATOR_WAVEFORM -> registers.read(0xE0 + modulator) & 3;
      case OTHER_DEPTH -> DepthScaling.FULL;
      case OTHER_SPEED, NOTHING -> 0;
    };
  }

  private void apply(EffectGenerator<EffectTarget> effect, EffectGenerator<EffectTarget> other) {
    int value = effect.value();
    switch (effect.target()) {
      case PITCH_WIDE_RANGE -> offsetPitch(value - WIDE_RANGE_CENTRE);
      case PITCH_NARROW_RANGE -> offsetPitch(value - NARROW_RANGE_CENTRE);
      case FEEDBACK -> registers.change(0xC0 + channel, 0x0E, value << 1);
      case CARRIER_LEVEL -> {
        carrierVolume = limitVolume(value);
        writeCarrierLevel();
      }
      case CARRIER_MULTIPLE -> registers.change(0x20 + carrier, 0x0F, value);
      case CARRIER_ATTACK -> registers.change(0x60 + carrier, 0xF0, (15 - value) << 4);
      case CARRIER_RELEASE -> registers.change(0x80 + carrier, 0x0F, 15 - value);
      case CARRIER_WAVEFORM -> registers.change(0xE0 + carrier, 0x03, value);
      case MODULATOR_LEVEL -> {
        modulatorVolume = limitVolume(value);
        writeModulatorLevel();
      }
      case MODULATOR_MULTIPLE -> registers.change(0x20 + modulator, 0x0F, value);
      case MODULATOR_ATTACK -> registers.change(0x60 + modulator, 0xF0, (15 - value) << 4);
      case MODULATOR_RELEASE -> registers.change(0x80 + modulator, 0x0F, 15 - value);
      case MODULATOR_WAVEFORM -> registers.change(0xE0 + modulator, 0x03, value);
      case OTHER_DEPTH -> other.setDepthScale(value);
      case OTHER_SPEED -> other.setSpeedScale(value);
      case NOTHING -> {}
    }
  }

  /**
   * Limits a volume to its range. A generator may exceed the range if another generator has raised
   * its depth.
   */
  private static int limitVolume(int volume) {
    return Math.max(0, Math.min(LOUDNESS.length - 1, volume));
  }

  private void offsetPitch(int steps) {
    pitchOffset = steps * 16;
    writePitch();
  }
}
