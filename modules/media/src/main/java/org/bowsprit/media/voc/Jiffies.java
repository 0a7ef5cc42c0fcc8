package org.bowsprit.media.voc;

/** How long sound lasts on a game's clock, which counts sixty jiffies a second (spec 10 §4.1). */
public final class Jiffies {

  /** Jiffies a second. */
  public static final int A_SECOND = 60;

  private static final long MICROS_OF_THREE = 50_000;

  /** Three times what whole microseconds lose of a time in jiffies at most. */
  private static final int CUT_OFF = 3;

  private Jiffies() {}

  /**
   * Returns how long a sound is heard, rounded up.
   *
   * @param length in any unit, 0 or more
   * @param unitsASecond how many of the unit a second has, at least 1
   */
  public static long ofSound(long length, long unitsASecond) {
    return -Math.floorDiv(-length * A_SECOND, unitsASecond);
  }

  /** Returns the microseconds of some jiffies, rounded down. */
  public static long micros(long jiffies) {
    return jiffies * MICROS_OF_THREE / 3;
  }

  /** Returns how many jiffies have passed after some microseconds: what {@link #micros} was of. */
  public static long ofMicros(long micros) {
    return (3 * micros + CUT_OFF) / MICROS_OF_THREE;
  }
}
