package org.bowsprit.player.game;

import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * Something that comes with a game at play: a comfort, a tool, a watch over something. A companion
 * gets what it needs by its constructor; all methods do nothing unless overridden.
 */
public interface Companion {

  /** Called once, before the first round: to take up keys and layers. */
  default void join() {}

  /** Called once a round, before its picture is shown, also while the game stands still. */
  default void round() {}

  /**
   * Called when the player has done something that went to the game.
   *
   * @param input what the player did
   */
  default void heard(Input input) {}

  /**
   * Called with every picture that is shown.
   *
   * @param frame the picture with all layers; valid until this returns
   */
  default void shown(Frame frame) {}

  /**
   * Called when the game's time stands still from now on, or goes on.
   *
   * @param held whether it stands still
   */
  default void held(boolean held) {}

  /** Called in each round in which an error has halted the game and no layer is over it. */
  default void halted() {}

  /** Called once, when the game is left. */
  default void leave() {}
}
