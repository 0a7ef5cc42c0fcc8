package org.bowsprit.render.pacing;

/**
 * Determines how many jiffies of 1/60 s a loop must run now, and waits if none is due.
 *
 * <p>Jiffy n is due exactly n/60 s after the start, so that rounding errors do not add up. After a
 * stall at most {@link #MAX_CATCH_UP} jiffies are run at once; the others are dropped, and timing
 * restarts from that moment.
 *
 * @since 0.1
 */
public final class JiffyPacer {

  /** The number of jiffies per second. */
  public static final int PER_SECOND = 60;

  /** The largest number of jiffies returned by one call: a tenth of a second. */
  public static final int MAX_CATCH_UP = 6;

  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  private final PaceClock clock;
  private long start;
  private long returnedJiffies;
  private long droppedJiffies;

  /**
   * Creates a pacer that starts now.
   *
   * @param clock the clock to use
   */
  public JiffyPacer(PaceClock clock) {
    this.clock = clock;
    restart();
  }

  /** Restarts the timing from now, for example after a pause. */
  public void restart() {
    start = clock.nanos();
    returnedJiffies = 0;
  }

  /**
   * Waits until at least one jiffy is due, and returns the number of due jiffies.
   *
   * @return the number of jiffies to run now, 1–{@link #MAX_CATCH_UP}; 0 only if the waiting thread
   *     was interrupted
   */
  public int await() {
    clock.sleepUntil(start + dueAfter(returnedJiffies + 1));
    long due = jiffiesIn(clock.nanos() - start) - returnedJiffies;
    if (due > MAX_CATCH_UP) {
      droppedJiffies += due - MAX_CATCH_UP;
      returnedJiffies += due - MAX_CATCH_UP;
      due = MAX_CATCH_UP;
    }
    returnedJiffies += due;
    return (int) due;
  }

  /** Returns the number of jiffies dropped after stalls since this pacer was created. */
  public long dropped() {
    return droppedJiffies;
  }

  private static long dueAfter(long jiffies) {
    return (jiffies * NANOS_PER_SECOND + PER_SECOND - 1) / PER_SECOND;
  }

  private static long jiffiesIn(long nanos) {
    long seconds = Math.floorDiv(nanos, NANOS_PER_SECOND);
    long remainder = Math.floorMod(nanos, NANOS_PER_SECOND);
    return seconds * PER_SECOND + remainder * PER_SECOND / NANOS_PER_SECOND;
  }
}
