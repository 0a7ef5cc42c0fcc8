package org.bowsprit.media.voc;

/**
 * Converts durations of sounds to the game's clock, which counts sixty jiffies per second (spec 10
 * §4.1).
 */
public final class Jiffies {

  /** The number of jiffies per second. */
  public static final int PER_SECOND = 60;

  private static final long MICROS_PER_THREE = 50_000;

  /**
   * Three times the largest rounding error, in microseconds, of a time that was rounded down to
   * microseconds.
   */
  private static final int MAX_ROUNDING_ERROR = 3;

  private Jiffies() {}

  /**
   * Returns the duration of a sound in jiffies, rounded up.
   *
   * @param length the length in any unit, 0 or more
   * @param unitsPerSecond the number of these units per second, at least 1
   */
  public static long ofSound(long length, long unitsPerSecond) {
    return -Math.floorDiv(-length * PER_SECOND, unitsPerSecond);
  }

  /** Returns jiffies as microseconds, rounded down. */
  public static long micros(long jiffies) {
    return jiffies * MICROS_PER_THREE / 3;
  }

  /** Returns microseconds as jiffies. This is the inverse of {@link #micros}. */
  public static long ofMicros(long micros) {
    return (3 * micros + MAX_ROUNDING_ERROR) / MICROS_PER_THREE;
  }
}
