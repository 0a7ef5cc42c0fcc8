package org.bowsprit.audio.synth;

import org.bowsprit.audio.AudioException;

/**
 * How a stranger's synthesiser is called: by whom, and for how long one waits for it.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface SynthCall {

  /** What a synthesiser does. */
  @FunctionalInterface
  interface Work {

    /**
     * Does it.
     *
     * @throws AudioException if it cannot be done
     */
    void run() throws AudioException;
  }

  /**
   * Has a synthesiser do something, and waits until it has.
   *
   * @param what its name, for the player
   * @param work what it does, always on the same thread
   * @throws AudioException if it failed or was given up, with the reason in one line; it is asked
   *     nothing more then
   */
  void run(String what, Work work) throws AudioException;
}
