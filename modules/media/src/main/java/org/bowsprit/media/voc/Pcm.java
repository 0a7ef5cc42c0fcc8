package org.bowsprit.media.voc;

import java.util.List;
import org.bowsprit.bytes.Bytes;

/**
 * Sampled sound as the blocks of a VOC file say it: stretches of samples and of silence, some of
 * them repeated (spec 10 §3).
 *
 * @param blocks in the order of the file
 */
public record Pcm(List<Block> blocks) {

  /** The number of repeats that never end. */
  public static final int FOREVER = 0xFFFF;

  private static final long MICROS_A_SECOND = 1_000_000;

  public Pcm {
    blocks = List.copyOf(blocks);
  }

  /** A stretch of the sound, or a mark around some. */
  public sealed interface Block {}

  /**
   * Samples, unsigned, 0x80 is silence.
   *
   * @param rate samples a second, at least 1
   * @param data one byte a sample, mono
   */
  public record Samples(int rate, Bytes data) implements Block {}

  /**
   * Silence.
   *
   * @param rate samples a second, at least 1
   * @param count how many
   */
  public record Silence(int rate, int count) implements Block {}

  /**
   * What follows, up to the next {@link RepeatEnd}, is heard again.
   *
   * @param again how many times more; {@link #FOREVER} without end
   */
  public record RepeatStart(int again) implements Block {}

  /** The end of what is repeated. */
  public record RepeatEnd() implements Block {}

  /** Returns whether it never ends. */
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
   * Returns how long it is heard, in jiffies, rounded up (spec 10 §4.1); of an endless one, one
   * pass.
   */
  public long jiffies() {
    return Jiffies.ofSound(micros(), MICROS_A_SECOND);
  }

  /** Returns how long it is heard, in whole microseconds; of an endless one, one pass. */
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
