package org.bowsprit.vm.port;

/** Sound (spec 06 §10, files 10 and 11). */
public interface SoundPort {

  /** Queues a sound; it starts at the frame's sound step. */
  void start(int sound);

  /** Stops a sound. */
  void stop(int sound);

  /** Stops every sound. */
  void stopAll();

  /**
   * Returns the state of a sound for scripts (spec 10 §4.2).
   *
   * @return 0 no, 1 yes or queued, 2 waiting for a marker in other music
   */
  int running(int sound);

  /** Starts all queued sounds now. */
  void flush();

  /** Queues a command for the music driver; its result arrives later in variable 56. */
  void command(int[] command);
}
