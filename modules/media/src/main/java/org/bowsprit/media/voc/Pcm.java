package org.bowsprit.media.voc;

import java.util.List;
import org.bowsprit.bytes.Bytes;

/**
 * Sampled sound as the blocks of a VOC file, with samples, silence and repetitions (spec 10 §3).
 *
 * @param blocks the blocks in the order of the file
 */
public record Pcm(List<Block> blocks) {

  /** The number of repetitions if the repetition is endless. */
  public static final int FOREVER = 0xFFFF;

  private static final long MICROS_PER_SECOND = 1_000_000;

  public Pcm {
    blocks = List.copyOf(blocks);
  }

  /** A part of the sound, or the start or end of a repetition. */
  public sealed interface Block {}

  /**
   * Unsigned samples, in which 0x80 is silence.
   *
   * @param rate the number of samples per second, at least 1
   * @param data the samples of a single channel, one byte each
   */
  public record Samples(int rate, Bytes data) implements Block {}

  /**
   * Silence.
   *
   * @param rate the number of samples per second, at least 1
   * @param count the number of samples
   */
  public record Silence(int rate, int count) implements Block {}

  /**
   * The start of a repeated part, which ends at the next {@link RepeatEnd}.
   *
   * @param repetitions the number of repetitions; {@link #FOREVER} if endless
   */
  public record RepeatStart(int repetitions) implements Block {}

  /** The end of a repeated part. */
  public record RepeatEnd() implements Block {}

  /** Returns whether the sound is endless. */
  public boolean isEndless() {
    int repetitions = 0;
    boolean hasSound = false;
    for (Block block : blocks) {
      if (block instanceof RepeatStart start) {
        repetitions = start.repetitions();
        hasSound = false;
      } else if (block instanceof RepeatEnd) {
        if (repetitions == FOREVER && hasSound) {
          return true;
        }
      } else {
        hasSound = true;
      }
    }
    return false;
  }

  /**
   * Returns the duration in jiffies, rounded up (spec 10 §4.1). For an endless sound, returns the
   * duration of one pass.
   */
  public long jiffies() {
    return Jiffies.ofSound(micros(), MICROS_PER_SECOND);
  }

  /**
   * Returns the duration in whole microseconds. For an endless sound, returns the duration of one
   * pass.
   */
  public long micros() {
    long totalMicros = 0;
    long sectionMicros = 0;
    int passes = 1;
    for (Block block : blocks) {
      if (block instanceof RepeatStart start) {
        totalMicros += sectionMicros;
        sectionMicros = 0;
        passes = start.repetitions() == FOREVER ? 1 : start.repetitions() + 1;
      } else if (block instanceof RepeatEnd) {
        totalMicros += sectionMicros * passes;
        sectionMicros = 0;
        passes = 1;
      } else if (block instanceof Samples samples) {
        sectionMicros += (long) samples.data().length() * MICROS_PER_SECOND / samples.rate();
      } else if (block instanceof Silence silence) {
        sectionMicros += (long) silence.count() * MICROS_PER_SECOND / silence.rate();
      }
    }
    return totalMicros + sectionMicros;
  }
}
