package org.bowsprit.player.game;

import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * A feature, a tool or an observer that runs together with a game. A companion gets its
 * dependencies through its constructor. All methods do nothing unless overridden.
 */
public interface Companion {

  /** Called once, before the first round, to register keys and layers. */
  default void join() {}

  /** Called once per round, before its picture is shown, also while the game is paused. */
  default void round() {}

  /**
   * Called after the game has received input from the player.
   *
   * @param input the input
   */
  default void onInput(Input input) {}

  /**
   * Called with every picture that is shown.
   *
   * @param frame the picture with all layers; valid until this method returns
   */
  default void onFrame(Frame frame) {}

  /**
   * Called when the game is paused or resumed.
   *
   * @param isPaused true if the game is paused
   */
  default void onPause(boolean isPaused) {}

  /** Called in each round in which an error has halted the game and no layer covers it. */
  default void onHalt() {}

  /** Called once, when the game is left. */
  default void leave() {}
}
