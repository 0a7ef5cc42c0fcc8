package org.bowsprit.engine;

/**
 * What plays a game's sounds; the engine queues, a player plays (spec 05 §11 step 24).
 *
 * <p>All times are virtual: a player may never look at a clock.
 */
public interface SoundPlayer {

  /** Plays nothing: a sound is over as soon as it starts. */
  SoundPlayer SILENT =
      new SoundPlayer() {
        @Override
        public void start(int sound) {}

        @Override
        public void stop(int sound) {}

        @Override
        public void stopAll() {}

        @Override
        public boolean isPlaying(int sound) {
          return false;
        }

        @Override
        public int command(int... command) {
          return 0;
        }

        @Override
        public int musicTimer() {
          return 0;
        }

        @Override
        public void advance(int jiffies) {}
      };

  /** Starts a sound. */
  void start(int sound);

  /** Stops a sound. */
  void stop(int sound);

  /** Stops every sound. */
  void stopAll();

  /** Whether a sound plays. */
  boolean isPlaying(int sound);

  /**
   * Performs a command of the music driver.
   *
   * @param command its numbers
   * @return its answer, for the sound result variable
   */
  int command(int... command);

  /** The position of the music, for the music timer variable. */
  int musicTimer();

  /** Lets virtual time pass, before the scripts of a frame. */
  void advance(int jiffies);
}
