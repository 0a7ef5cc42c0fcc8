package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Detects sound that takes so much longer to render or to play than it lasts that the game almost
 * stops, although every single call returns in time.
 *
 * <p>A call counts as one second at most, because machines sleep and programs are stopped in
 * terminals.
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
   * Starts with no frames.
   *
   * @param sampleRate frames per second
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
   * @param more the number of frames that it rendered or played
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
   * Returns whether less than a second of sound took longer than acceptable. Once true, stays true.
   */
  boolean isTooSlow() {
    return spent > TimeUnit.SECONDS.toNanos(SECONDS_A_SECOND);
  }

  /** Returns a sentence about the pace: {@code it took 30 seconds for 0.4 seconds of sound}. */
  String sentence() {
    double seconds = Math.round(10.0 * frames / sampleRate) / 10.0;
    return "it took " + SECONDS_A_SECOND + " seconds for " + seconds + " seconds of sound";
  }
}
