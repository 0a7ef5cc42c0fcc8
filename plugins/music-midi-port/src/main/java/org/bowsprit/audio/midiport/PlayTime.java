package org.bowsprit.audio.midiport;

/**
 * Computes when the frames of a synthesiser are heard.
 *
 * <p>The mixer asks for the frames of a game frame in one burst. The burst begins at the time of
 * its first frame, apart from the delay of the sound device and small differences. The differences
 * are averaged over several bursts.
 */
final class PlayTime {

  private static final long NANOS_PER_SECOND = 1_000_000_000;

  /**
   * The minimum pause before a burst, in nanoseconds. A call begins a burst if more than this time
   * has passed since the previous call.
   */
  private static final long MIN_BURST_GAP_NANOS = 10_000_000;

  /**
   * The maximum difference in nanoseconds between computed and real time. A larger difference means
   * that the game was paused or is played faster than real time.
   */
  private static final long MAX_DIFFERENCE_NANOS = 500_000_000;

  private static final int AVERAGED_BURSTS = 16;

  private final int framesPerSecond;
  private final long delayNanos;
  private long originNanos;
  private long lastCallNanos;
  private boolean hasStarted;

  /**
   * Creates a computation for one synthesiser.
   *
   * @param framesPerSecond the sample rate of the synthesiser
   * @param delayMillis the time between the creation of a frame and its sound
   */
  PlayTime(int framesPerSecond, int delayMillis) {
    this.framesPerSecond = framesPerSecond;
    this.delayNanos = delayMillis * 1_000_000L;
  }

  /** Discards the times of all previous bursts. */
  void reset() {
    hasStarted = false;
  }

  /** Records that the frames from {@code frame} on are produced at the time {@code now}. */
  void recordProduction(long frame, long now) {
    long difference = now - nanos(frame) - originNanos;
    if (!hasStarted || Math.abs(difference) > MAX_DIFFERENCE_NANOS) {
      hasStarted = true;
      originNanos += difference;
    } else if (now - lastCallNanos > MIN_BURST_GAP_NANOS) {
      originNanos += difference / AVERAGED_BURSTS;
    }
    lastCallNanos = now;
  }

  /** Returns the time at which a frame is heard, as {@link System#nanoTime()}. */
  long playTimeOf(long frame) {
    return originNanos + nanos(frame) + delayNanos;
  }

  private long nanos(long frame) {
    return frame / framesPerSecond * NANOS_PER_SECOND
        + frame % framesPerSecond * NANOS_PER_SECOND / framesPerSecond;
  }
}
