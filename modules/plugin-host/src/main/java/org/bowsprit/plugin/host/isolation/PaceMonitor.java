package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Detects that sound takes far longer to render or to play than it lasts. The game would then
 * almost stop, although each call returns in time.
 *
 * <p>A call counts as one second at most, because a machine may sleep and a user may stop a program
 * in a terminal.
 */
final class PaceMonitor {

  private static final long MAX_CALL_NANOS = TimeUnit.SECONDS.toNanos(1);

  /**
   * The maximum number of seconds in which one second of sound must be rendered or played. Even a
   * busy machine needs far less.
   */
  private static final int MAX_SECONDS_PER_SECOND = 30;

  private final int sampleRate;
  private final LongSupplier clock;
  private long startNanos;
  private long spentNanos;
  private int frames;

  /**
   * Creates an object that has counted no frames.
   *
   * @param sampleRate the number of frames per second
   * @param clock the time in nanoseconds since any origin
   */
  PaceMonitor(int sampleRate, LongSupplier clock) {
    this.sampleRate = sampleRate;
    this.clock = clock;
  }

  /** Called when a call begins. */
  void begin() {
    startNanos = clock.getAsLong();
  }

  /**
   * Called when a call has ended.
   *
   * @param addedFrames the number of frames that the call rendered or played
   */
  void end(int addedFrames) {
    spentNanos += Math.min(MAX_CALL_NANOS, clock.getAsLong() - startNanos);
    frames += addedFrames;
    if (frames >= sampleRate && !isTooSlow()) {
      frames = 0;
      spentNanos = 0;
    }
  }

  /**
   * Returns whether a second of sound took longer than acceptable. Once this is true, it stays
   * true.
   */
  boolean isTooSlow() {
    return spentNanos > TimeUnit.SECONDS.toNanos(MAX_SECONDS_PER_SECOND);
  }

  /** Returns a text about the pace, such as {@code it took 30 seconds for 0.4 seconds of sound}. */
  String description() {
    double seconds = Math.round(10.0 * frames / sampleRate) / 10.0;
    return "it took " + MAX_SECONDS_PER_SECOND + " seconds for " + seconds + " seconds of sound";
  }
}
