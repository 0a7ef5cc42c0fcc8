package org.bowsprit.audio.state;

import java.util.List;
import org.bowsprit.bytes.Bytes;

/**
 * The state of the AdLib driver (spec 11 §8), without the chip, whose audible state follows from
 * its registers.
 *
 * @param registers the values that were last written to the chip, by register
 * @param random the driver's shift register
 * @param nanos the time since the last counted interrupt, in nanoseconds
 * @param counted the driver's count towards the next effect tick
 * @param lastVoice the voice that was last found free
 * @param channels the settings of the device channels
 * @param voices the voices that sound, oldest first
 */
public record AdlibState(
    Bytes registers,
    int random,
    long nanos,
    int counted,
    int lastVoice,
    List<Channel> channels,
    List<Voice> voices) {

  /** The value that is saved if the synthesiser is not the AdLib driver. */
  public static final AdlibState NONE =
      new AdlibState(Bytes.EMPTY, 0, 0, 0, 0, List.of(), List.of());

  private static final int MAX_INTERRUPT_NANOS = 10_000_000;
  private static final int COUNT_PER_TICK = 16_667;
  private static final int CHANNEL_COUNT = 32;
  private static final int VOICE_COUNT = 9;
  private static final int MAX_MAGNITUDE = 1 << 20;
  private static final int PATCH_BYTES = 30;

  /** Makes immutable copies and rejects impossible states. */
  public AdlibState {
    channels = List.copyOf(channels);
    voices = List.copyOf(voices);
    Range.require("nanos", nanos, 0, MAX_INTERRUPT_NANOS);
    Range.require("counted", counted, 0, COUNT_PER_TICK);
    Range.require("lastVoice", lastVoice, 0, VOICE_COUNT - 1);
    Range.require("registers", registers.length(), 0, 256);
    Range.require("channels", channels.size(), 0, CHANNEL_COUNT);
    Range.require("voices", voices.size(), 0, VOICE_COUNT);
  }

  /** Returns whether there is anything to restore. */
  public boolean isNone() {
    return channels.isEmpty();
  }

  /**
   * The settings of a device channel.
   *
   * @param level the level, 0 to 127
   * @param bendRange the range of a full bend, in semitones
   * @param transpose the transposition, in semitones
   * @param detune the detuning, in 1/128 semitone
   * @param bend the pitch bend, -8192 to 8191
   * @param wheel the modulation wheel, 0 to 127
   * @param pedal true if the sustain pedal is down
   * @param priority the priority, 0 to 255
   * @param patch the bytes of the instrument; empty if the channel has no instrument
   */
  public record Channel(
      int level,
      int bendRange,
      int transpose,
      int detune,
      int bend,
      int wheel,
      boolean pedal,
      int priority,
      Bytes patch) {

    /** Checks the ranges. */
    public Channel {
      Range.require("level", level, 0, 127);
      Range.require("bendRange", bendRange, -Range.MAX_WORD, Range.MAX_WORD);
      Range.require("transpose", transpose, -Range.MAX_WORD, Range.MAX_WORD);
      Range.require("detune", detune, -Range.MAX_WORD, Range.MAX_WORD);
      Range.require("bend", bend, -Range.MAX_WORD, Range.MAX_WORD);
      Range.require("wheel", wheel, 0, 127);
      Range.require("priority", priority, -Range.MAX_WORD, Range.MAX_WORD);
      if (!patch.isEmpty()) {
        Range.require("patch", patch.length(), PATCH_BYTES, PATCH_BYTES);
      }
    }
  }

  /**
   * A sounding voice.
   *
   * @param voice the number of the voice, 0 to 8
   * @param channel the device channel whose note it plays
   * @param patch the bytes of the instrument with which the note was started
   * @param note the note, 0 to 127
   * @param heldByPedal true if the note ends when the pedal is released
   * @param unitsLeft the rest of the duration; ignored for an endless note
   * @param carrierVolume the carrier volume, 0 to 63
   * @param modulatorVolume the modulator volume, 0 to 63
   * @param pitchOffset the sum of the effects on the pitch
   * @param block the block of the pitch
   * @param effectA the first effect generator
   * @param effectB the second effect generator
   */
  public record Voice(
      int voice,
      int channel,
      Bytes patch,
      int note,
      boolean heldByPedal,
      int unitsLeft,
      int carrierVolume,
      int modulatorVolume,
      int pitchOffset,
      int block,
      Effect effectA,
      Effect effectB) {

    /** Checks the ranges. */
    public Voice {
      Range.require("voice", voice, 0, VOICE_COUNT - 1);
      Range.require("channel", channel, 0, CHANNEL_COUNT - 1);
      Range.require("note", note, 0, 127);
      Range.require("patch", patch.length(), PATCH_BYTES, PATCH_BYTES);
      Range.require("carrierVolume", carrierVolume, 0, 63);
      Range.require("modulatorVolume", modulatorVolume, 0, 63);
      Range.require("pitchOffset", pitchOffset, -MAX_MAGNITUDE, MAX_MAGNITUDE);
      Range.require("unitsLeft", unitsLeft, -MAX_MAGNITUDE, MAX_MAGNITUDE);
    }
  }

  /**
   * An effect generator of a voice.
   *
   * @param active true if the generator runs
   * @param unitsLeft the rest of the total time; 0 for endless
   * @param depthScale the scale of the depth; 31 is neutral; generators that scale each other can
   *     set far larger values
   * @param speedScale the scale of the speed, with the same values as {@code depthScale}
   * @param startValue the initial value of the parameter
   * @param phase the phase, 0 to 3
   * @param stepsLeft the number of steps that are left in the phase
   * @param offset the change of the parameter so far, before scaling
   * @param perStep the change in each step
   * @param direction the direction of the remainder, -1, 0 or 1
   * @param remainder the part of the change that does not divide evenly into steps
   * @param remainderSteps the number of steps that share the remainder
   * @param remainderSum the accumulated remainder
   * @param output the change of the parameter so far, after scaling
   */
  public record Effect(
      boolean active,
      int unitsLeft,
      int depthScale,
      int speedScale,
      int startValue,
      int phase,
      int stepsLeft,
      int offset,
      int perStep,
      int direction,
      int remainder,
      int remainderSteps,
      int remainderSum,
      int output) {

    /** Checks the ranges. */
    public Effect {
      Range.require("phase", phase, 0, 3);
      Range.require("direction", direction, -1, 1);
      Range.require("remainderSteps", remainderSteps, 1, MAX_MAGNITUDE);
      for (int number :
          new int[] {
            unitsLeft,
            depthScale,
            speedScale,
            startValue,
            stepsLeft,
            offset,
            perStep,
            remainder,
            remainderSum,
            output
          }) {
        Range.require("a number of an effect", number, -MAX_MAGNITUDE, MAX_MAGNITUDE);
      }
    }

    /** A generator that is off. */
    public static final Effect IDLE = new Effect(false, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);
  }
}
