package org.bowsprit.media.voc;

import java.util.List;
import org.bowsprit.bytes.Bytes;

/**
 * Sampled sound as the blocks of a VOC file, with samples, silence and repetitions (spec 10 §3).
 *
 * @param blocks the blocks in the order of the file
 */
public record Pcm(List<Block> blocks) {

  /** The repeat count that means endless repetition. */
  public static final int FOREVER = 0xFFFF;

  private static final long MICROS_A_SECOND = 1_000_000;

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
   * @param again the number of repetitions; {@link #FOREVER} if endless
   */
  public record RepeatStart(int again) implements Block {}

  /** The end of a repeated part. */
  public record RepeatEnd() implements Block {}

  /** Returns whether the sound is endless. */
  public boolean endless() {
    int again = 0;
    boolean heard = false;
    for (Block block : blocks) {
      if (block instanceof RepeatStart start) {
        again = start.again();
        heard = false;
      } else if (block instanceof RepeatEnd) {
        if (again == FOREVER && heard) {
          return true;
        }
      } else {
        heard = true;
      }
    }
    return false;
  }

  /**
   * Returns the duration in jiffies, rounded up (spec 10 §4.1). For an endless sound, returns the
   * duration of one pass.
   */
  public long jiffies() {
    return Jiffies.ofSound(micros(), MICROS_A_SECOND);
  }

  /**
   * Returns the duration in whole microseconds. For an endless sound, returns the duration of one
   * pass.
   */
  public long micros() {
    long whole = 0;
    long section = 0;
    int times = 1;
    for (Block block : blocks) {
      if (block instanceof RepeatStart start) {
        whole += section;
        section = 0;
        times = start.again() == FOREVER ? 1 : start.again() + 1;
      } else if (block instanceof RepeatEnd) {
        whole += section * times;
        section = 0;
        times = 1;
      } else if (block instanceof Samples samples) {
        section += (long) samples.data().length() * MICROS_A_SECOND / samples.rate();
      } else if (block instanceof Silence silence) {
        section += (long) silence.count() * MICROS_A_SECOND / silence.rate();
      }
    }
    return whole + section;
  }
}
