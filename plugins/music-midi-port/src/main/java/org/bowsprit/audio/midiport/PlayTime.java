package org.bowsprit.audio.midiport;

/**
 * Computes when the frames of a synthesiser are heard.
 *
 * <p>The mixer asks for the frames of a game frame in one burst. The burst begins at the time of
 * its first frame, apart from the delay of the sound device and small differences. The differences
 * are averaged over several bursts.
 */
final class PlayTime {

  private static final long NANOS_A_SECOND = 1_000_000_000;

  /**
   * The shortest pause before a burst, in nanoseconds. A call begins a burst if it comes more than
   * this time after the previous call.
   */
  private static final long BURST_GAP = 10_000_000;

  /**
   * The largest difference in nanoseconds between computed and real time. A larger difference means
   * that the game was paused or is played faster than real time.
   */
  private static final long LARGEST_DIFFERENCE = 500_000_000;

  private static final int BURSTS_AVERAGED = 16;

  private final int rate;
  private final long delay;
  private long origin;
  private long lastCall;
  private boolean started;

  /**
   * Creates a time.
   *
   * @param rate frames per second
   * @param delayMillis the time between the creation of a frame and its sound
   */
  PlayTime(int rate, int delayMillis) {
    this.rate = rate;
    this.delay = delayMillis * 1_000_000L;
  }

  /** Discards the bursts so far. */
  void beginAnew() {
    started = false;
  }

  /** Records that frames from {@code frame} on are produced now. */
  void making(long frame, long now) {
    long difference = now - nanos(frame) - origin;
    if (!started || Math.abs(difference) > LARGEST_DIFFERENCE) {
      started = true;
      origin += difference;
    } else if (now - lastCall > BURST_GAP) {
      origin += difference / BURSTS_AVERAGED;
    }
    lastCall = now;
  }

  /** Returns the time at which a frame is heard, as {@link System#nanoTime()}. */
  long heard(long frame) {
    return origin + nanos(frame) + delay;
  }

  private long nanos(long frame) {
    return frame / rate * NANOS_A_SECOND + frame % rate * NANOS_A_SECOND / rate;
  }
}
