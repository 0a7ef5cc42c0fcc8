package org.bowsprit.media.voc;

/**
 * Converts durations of sounds to the game's clock, which counts sixty jiffies per second (spec 10
 * §4.1).
 */
public final class Jiffies {

  /** The number of jiffies per second. */
  public static final int A_SECOND = 60;

  private static final long MICROS_OF_THREE = 50_000;

  /** Three times the largest rounding error of a time that was rounded down to microseconds. */
  private static final int CUT_OFF = 3;

  private Jiffies() {}

  /**
   * Returns the duration of a sound in jiffies, rounded up.
   *
   * @param length the length in any unit, 0 or more
   * @param unitsASecond the number of these units per second, at least 1
   */
  public static long ofSound(long length, long unitsASecond) {
    return -Math.floorDiv(-length * A_SECOND, unitsASecond);
  }

  /** Returns jiffies as microseconds, rounded down. */
  public static long micros(long jiffies) {
    return jiffies * MICROS_OF_THREE / 3;
  }

  /** Returns microseconds as jiffies. This is the inverse of {@link #micros}. */
  public static long ofMicros(long micros) {
    return (3 * micros + CUT_OFF) / MICROS_OF_THREE;
  }
}
