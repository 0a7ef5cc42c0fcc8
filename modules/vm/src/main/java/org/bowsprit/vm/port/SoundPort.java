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
   * Returns what a script is told when it asks whether a sound is running (spec 10 §4.2).
   *
   * @return 0 no, 1 yes or queued, 2 waiting for a marker in other music
   */
  int running(int sound);

  /** Starts everything that is queued now. */
  void flush();

  /** Queues a command for the music driver; its answer comes later, in variable 56. */
  void command(int[] command);
}
