package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Detects sound that takes far longer to render or to play than it lasts. The game then almost
 * stops, although each call returns in time.
 *
 * <p>A call counts as one second at most, because a machine may sleep and a user may stop a program
 * in a terminal.
 */
final class Pace {

  private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(1);

  /**
   * The longest acceptable time for one second of sound, in seconds. Even a busy machine needs far
   * less.
   */
  private static final int SECONDS_A_SECOND = 30;

  private final int sampleRate;
  private final LongSupplier clock;
  private long begun;
  private long spent;
  private int frames;

  /**
   * Creates an object that has counted no frames.
   *
   * @param sampleRate the number of frames per second
   * @param clock the time in nanoseconds since any origin
   */
  Pace(int sampleRate, LongSupplier clock) {
    this.sampleRate = sampleRate;
    this.clock = clock;
  }

  /** Called when a call begins. */
  void begin() {
    begun = clock.getAsLong();
  }

  /**
   * Called when a call has ended.
   *
   * @param more the number of frames that the call rendered or played
   */
  void end(int more) {
    spent += Math.min(LONGEST_NANOS, clock.getAsLong() - begun);
    frames += more;
    if (frames >= sampleRate && !isTooSlow()) {
      frames = 0;
      spent = 0;
    }
  }

  /**
   * Returns whether less than a second of sound took longer than acceptable. After the first true,
   * always returns true.
   */
  boolean isTooSlow() {
    return spent > TimeUnit.SECONDS.toNanos(SECONDS_A_SECOND);
  }

  /** Returns a text about the pace, such as {@code it took 30 seconds for 0.4 seconds of sound}. */
  String sentence() {
    double seconds = Math.round(10.0 * frames / sampleRate) / 10.0;
    return "it took " + SECONDS_A_SECOND + " seconds for " + seconds + " seconds of sound";
  }
}
