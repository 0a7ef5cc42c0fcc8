package org.bowsprit.audio.effect;

import java.util.function.IntFunction;
import org.bowsprit.audio.state.AdlibState;
import org.bowsprit.audio.synth.Instrument;

/**
 * A four-phase envelope that changes one parameter of a voice (spec 11 §8.5). The phases are rise,
 * fall, hold and release. The patch selects the parameter.
 *
 * @param <P> the type of this device's parameters
 */
public final class EffectGenerator<P extends EffectGenerator.Parameter> {

  /** The number of duration units that one effect tick uses up. */
  public static final int UNITS_PER_TICK = 17;

  /** The number of duration units in one step of the patch's duration bytes. */
  public static final int UNITS_PER_STEP = 63;

  private static final int ENABLED_FLAG = 0x80;
  private static final int WHEEL_FLAG = 0x40;
  private static final int LOOP_FLAG = 0x20;
  private static final int RETRIGGER_FLAG = 0x10;
  private static final int RANDOM_FLAG = 0x80;
  private static final int NEUTRAL_LEVEL = 31;
  private static final int HOLD_PHASE = 2;
  private static final int PHASE_COUNT = 4;

  private static final int[] STEPS_BY_SPEED = {
    1, 2, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 24, 30, 36, 50, 64, 82, 100, 136, 160, 192, 240,
    276, 340, 460, 600, 860, 1200, 1600
  };

  private final DriverRandom random;
  private final IntFunction<P> parameterByNumber;

  private boolean isActive;
  private int flags;
  private P target;
  private Instrument.Patch patch;
  private int definitionOffset;
  private int unitsLeft;
  private int depthScale;
  private int speedScale;
  private int startValue;

  private int phase;
  private int stepsLeft;
  private int offset;
  private int changePerStep;
  private int direction;
  private int remainder;
  private int remainderSteps;
  private int remainderSum;
  private int output;

  /** A parameter that a generator can change. */
  public interface Parameter {

    /** Returns the largest value of the parameter. The smallest value is 0. */
    int max();
  }

  /**
   * Creates a generator that is off.
   *
   * @param random the driver's random numbers
   * @param parameters the parameter of each target number, 0 to 15
   */
  public EffectGenerator(DriverRandom random, IntFunction<P> parameters) {
    this.random = random;
    this.parameterByNumber = parameters;
    this.target = parameters.apply(0);
  }

  /** Returns the state for a saved game. */
  public AdlibState.Effect snapshot() {
    if (!isActive) {
      return AdlibState.Effect.IDLE;
    }
    return new AdlibState.Effect(
        true,
        unitsLeft,
        depthScale,
        speedScale,
        startValue,
        phase,
        stepsLeft,
        offset,
        changePerStep,
        direction,
        remainder,
        remainderSteps,
        remainderSum,
        output);
  }

  /**
   * Restores {@code state}. The flags and the definition of the generator begin at byte {@code
   * flagsOffset} of the patch.
   */
  public void restore(AdlibState.Effect state, Instrument.Patch savedPatch, int flagsOffset) {
    patch = savedPatch;
    flags = patch.at(flagsOffset);
    definitionOffset = flagsOffset + 1;
    target = targetOf(flags);
    isActive = state.active();
    unitsLeft = state.unitsLeft();
    depthScale = state.depthScale();
    speedScale = state.speedScale();
    startValue = state.startValue();
    phase = state.phase();
    stepsLeft = state.stepsLeft();
    offset = state.offset();
    changePerStep = state.perStep();
    direction = state.direction();
    remainder = state.remainder();
    remainderSteps = state.remainderSteps();
    remainderSum = state.remainderSum();
    output = state.output();
  }

  public void stop() {
    isActive = false;
  }

  /** Returns whether the generator runs. */
  public boolean isActive() {
    return isActive;
  }

  /** Returns whether the modulation wheel sets this generator's depth. */
  public boolean followsWheel() {
    return isActive && (flags & WHEEL_FLAG) != 0;
  }

  /** Returns the parameter that the generator changes. */
  public P target() {
    return target;
  }

  /** Sets the scale of the depth. 31 is neutral. Another generator can set larger values. */
  public void setDepthScale(int depthScale) {
    this.depthScale = depthScale;
  }

  /** Sets the scale of the speed. 31 is neutral. Another generator can set larger values. */
  public void setSpeedScale(int speedScale) {
    this.speedScale = speedScale;
  }

  /** Returns the value that the generator has computed for the parameter. */
  public int value() {
    return startValue + output;
  }

  /** Returns the parameter that a patch's flags byte selects. */
  public P targetOf(int flagsByte) {
    return parameterByNumber.apply(flagsByte & 15);
  }

  /** Returns whether a patch's flags byte enables a generator. */
  public static boolean isEnabled(int flags) {
    return (flags & ENABLED_FLAG) != 0;
  }

  /**
   * Starts the generator that {@code patch} describes. Byte {@code flagsOffset} contains the flags,
   * and eight definition bytes follow it.
   *
   * @param startValue the current value of the parameter
   * @param wheel the modulation wheel, 0 to 127
   */
  public void start(Instrument.Patch patch, int flagsOffset, int startValue, int wheel) {
    this.patch = patch;
    this.startValue = startValue;
    flags = patch.at(flagsOffset);
    definitionOffset = flagsOffset + 1;
    target = targetOf(flags);
    isActive = true;
    unitsLeft = patch.at(definitionOffset) * UNITS_PER_STEP;
    depthScale = (flags & WHEEL_FLAG) != 0 ? wheel >> 2 : DepthScaling.FULL;
    speedScale = DepthScaling.FULL;
    offset = 0;
    output = 0;
    startPhase(0);
  }

  private void startPhase(int number) {
    phase = number;
    int speedOffset = definitionOffset + 1 + 2 * number - (number > HOLD_PHASE ? 1 : 0);
    stepsLeft = stepCountFor(patch.at(speedOffset));
    int distance = number == HOLD_PHASE ? 0 : changeFor(patch.at(speedOffset + 1)) - offset;
    direction = Integer.signum(distance);
    int size = Math.abs(distance);
    changePerStep = size / stepsLeft * direction;
    remainder = size % stepsLeft;
    remainderSteps = stepsLeft;
    remainderSum = 0;
  }

  private int stepCountFor(int speed) {
    int index = DepthScaling.scale(speed & 0x7F, speedScale);
    int steps = STEPS_BY_SPEED[Math.max(0, Math.min(STEPS_BY_SPEED.length - 1, index))];
    return Math.max(1, (speed & RANDOM_FLAG) != 0 ? random.nextBelow(steps) : steps);
  }

  private int changeFor(int level) {
    int delta = DepthScaling.scaleSigned(target.max(), (level & 0x7F) - NEUTRAL_LEVEL);
    if ((level & RANDOM_FLAG) != 0) {
      delta = random.nextBelow(delta);
    }
    return Math.max(0, Math.min(target.max(), startValue + delta)) - startValue;
  }

  /** Advances by one effect tick. Returns whether the parameter has a new {@link #value}. */
  public boolean tick() {
    if (countDownAndCheckEnd()) {
      isActive = false;
      return false;
    }
    moveOneStep();
    int previousOutput = output;
    output = DepthScaling.scaleSigned(offset, depthScale);
    return output != previousOutput;
  }

  private boolean countDownAndCheckEnd() {
    if (unitsLeft == 0) {
      return false;
    }
    unitsLeft = Math.max(0, unitsLeft - UNITS_PER_TICK);
    return unitsLeft == 0;
  }

  private void moveOneStep() {
    offset += changePerStep;
    remainderSum += remainder;
    if (remainderSum >= remainderSteps) {
      remainderSum -= remainderSteps;
      offset += direction;
    }
    stepsLeft--;
  }

  /**
   * Begins the next phase if the current phase is over. Returns whether the note must be started
   * again.
   */
  public boolean advancePhase() {
    if (!isActive || stepsLeft > 0) {
      return false;
    }
    if (phase + 1 < PHASE_COUNT) {
      startPhase(phase + 1);
      return false;
    }
    if ((flags & LOOP_FLAG) == 0) {
      isActive = false;
      return false;
    }
    startPhase(0);
    return (flags & RETRIGGER_FLAG) != 0;
  }
}
