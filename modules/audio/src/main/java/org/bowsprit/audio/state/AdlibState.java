package org.bowsprit.audio.state;

import java.util.List;
import org.bowsprit.bytes.Bytes;

/**
 * The state of the AdLib driver (spec 11 §8), without that of the chip, which follows from its
 * registers as far as it matters.
 *
 * @param registers what the chip was last told, by register
 * @param random the driver's shift register
 * @param nanos time since the last interrupt that was counted, in nanoseconds
 * @param counted what the driver's interrupts have counted towards the next effect tick
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

  /** The state of a synthesiser that keeps nothing of its own. */
  public static final AdlibState NONE =
      new AdlibState(Bytes.EMPTY, 0, 0, 0, 0, List.of(), List.of());

  private static final int LONGEST_INTERRUPT = 10_000_000;
  private static final int A_TICK = 16_667;
  private static final int CHANNELS = 32;
  private static final int VOICES = 9;
  private static final int FARTHEST = 1 << 20;
  private static final int PATCH = 30;

  /** Takes immutable copies and rejects what no driver can have come to. */
  public AdlibState {
    channels = List.copyOf(channels);
    voices = List.copyOf(voices);
    Range.require("nanos", nanos, 0, LONGEST_INTERRUPT);
    Range.require("counted", counted, 0, A_TICK);
    Range.require("lastVoice", lastVoice, 0, VOICES - 1);
    Range.require("registers", registers.length(), 0, 256);
    Range.require("channels", channels.size(), 0, CHANNELS);
    Range.require("voices", voices.size(), 0, VOICES);
  }

  /** Returns whether there is anything to restore. */
  public boolean isNone() {
    return channels.isEmpty();
  }

  /**
   * The settings of a device channel.
   *
   * @param level 0 to 127
   * @param bendRange in semitones
   * @param transpose in semitones
   * @param detune in 1/128 semitone
   * @param bend -8192 to 8191
   * @param wheel 0 to 127
   * @param pedal whether the sustain pedal is down
   * @param priority 0 to 255
   * @param patch bytes of the instrument; empty for none
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

    /** Rejects settings no channel can have. */
    public Channel {
      Range.require("level", level, 0, 127);
      Range.require("bendRange", bendRange, -Range.WORD, Range.WORD);
      Range.require("transpose", transpose, -Range.WORD, Range.WORD);
      Range.require("detune", detune, -Range.WORD, Range.WORD);
      Range.require("bend", bend, -Range.WORD, Range.WORD);
      Range.require("wheel", wheel, 0, 127);
      Range.require("priority", priority, -Range.WORD, Range.WORD);
      if (!patch.isEmpty()) {
        Range.require("patch", patch.length(), PATCH, PATCH);
      }
    }
  }

  /**
   * A voice that sounds.
   *
   * @param voice which of the nine
   * @param channel the device channel whose note it plays
   * @param patch bytes of the instrument it was started with
   * @param note 0 to 127
   * @param heldByPedal whether it only lasts as long as the pedal is down
   * @param unitsLeft of its duration; of no meaning to one without end
   * @param carrierVolume 0 to 63
   * @param modulatorVolume 0 to 63
   * @param pitchOffset what effects add to its pitch
   * @param block the block its pitch was last given in
   * @param effectA first effect generator
   * @param effectB second effect generator
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

    /** Rejects voices and settings there are not. */
    public Voice {
      Range.require("voice", voice, 0, VOICES - 1);
      Range.require("channel", channel, 0, CHANNELS - 1);
      Range.require("note", note, 0, 127);
      Range.require("patch", patch.length(), PATCH, PATCH);
      Range.require("carrierVolume", carrierVolume, 0, 63);
      Range.require("modulatorVolume", modulatorVolume, 0, 63);
      Range.require("pitchOffset", pitchOffset, -FARTHEST, FARTHEST);
      Range.require("unitsLeft", unitsLeft, -FARTHEST, FARTHEST);
    }
  }

  /**
   * An effect generator of a voice.
   *
   * @param active whether it runs at all
   * @param unitsLeft of its whole time, 0 for one without end
   * @param depthScale 31 is neutral; generators that scale each other go far beyond
   * @param speedScale likewise
   * @param startValue where its parameter stood
   * @param phase 0 to 3
   * @param stepsLeft of the phase
   * @param offset how far the parameter has moved, before scaling
   * @param perStep what it moves by in a step
   * @param direction -1, 0 or 1
   * @param remainder what is left of the move beside whole steps
   * @param remainderSteps how many steps share the remainder
   * @param remainderSum of the remainder, how much is due
   * @param output how far the parameter has moved
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

    /** Rejects settings no generator can have. */
    public Effect {
      Range.require("phase", phase, 0, 3);
      Range.require("direction", direction, -1, 1);
      Range.require("remainderSteps", remainderSteps, 1, FARTHEST);
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
        Range.require("a number of an effect", number, -FARTHEST, FARTHEST);
      }
    }

    /** A generator that does not run. */
    public static final Effect IDLE = new Effect(false, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);
  }
}
