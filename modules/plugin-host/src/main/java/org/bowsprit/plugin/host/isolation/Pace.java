package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Tells when sound takes so much longer to make or to play than it lasts that its game all but
 * stands still, though every single call returns in time.
 *
 * <p>A call counts as a second at most: machines sleep, and programs are stopped in terminals.
 */
final class Pace {

  private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** What a second of sound may take: far more than any machine that is busy with other things. */
  private static final int SECONDS_A_SECOND = 30;

  private final int sampleRate;
  private final LongSupplier clock;
  private long begun;
  private long spent;
  private int frames;

  /**
   * Begins with nothing made.
   *
   * @param sampleRate frames a second
   * @param clock tells nanoseconds since any time
   */
  Pace(int sampleRate, LongSupplier clock) {
    this.sampleRate = sampleRate;
    this.clock = clock;
  }

  /** Is told that a call begins. */
  void begin() {
    begun = clock.getAsLong();
  }

  /** Is told that it has ended, and how many frames it made or played. */
  void end(int more) {
    spent += Math.min(LONGEST_NANOS, clock.getAsLong() - begun);
    frames += more;
    if (frames >= sampleRate && !isTooSlow()) {
      frames = 0;
      spent = 0;
    }
  }

  /** Tells whether less than a second of sound took longer than is bearable; it stays so then. */
  boolean isTooSlow() {
    return spent > TimeUnit.SECONDS.toNanos(SECONDS_A_SECOND);
  }

  /** Returns how slow it was: {@code it took 30 seconds for 0.4 seconds of sound}. */
  String sentence() {
    double seconds = Math.round(10.0 * frames / sampleRate) / 10.0;
    return "it took " + SECONDS_A_SECOND + " seconds for " + seconds + " seconds of sound";
  }
}
