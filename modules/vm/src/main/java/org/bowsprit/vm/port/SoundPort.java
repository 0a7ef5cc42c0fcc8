package org.bowsprit.vm.port;

/** Plays sounds (spec 06 §10, files 10 and 11). */
public interface SoundPort {

  /** Queues a sound, which starts at the frame's sound step. */
  void start(int sound);

  /** Stops a sound. */
  void stop(int sound);

  /** Stops every sound. */
  void stopAll();

  /**
   * Returns the state of a sound for scripts (spec 10 §4.2).
   *
   * @return 0 if the sound is not running, 1 if it is running or queued, 2 if it waits for a marker
   *     in other music
   */
  int running(int sound);

  /** Starts all queued sounds now. */
  void flush();

  /**
   * Queues a command for the music driver. The result of the command arrives later in variable 56.
   */
  void command(int[] command);
}
