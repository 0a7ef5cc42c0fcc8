package org.bowsprit.player.layer;

import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;

/**
 * Something the program draws over the game's picture, so that every renderer shows it: a menu, a
 * view of the walk boxes. A layer that is not shown costs nothing and hears nothing.
 */
public interface Layer {

  /** Returns whether it is to be seen now. */
  boolean isShown();

  /**
   * Draws itself.
   *
   * @param frame the game's picture with all layers below; a copy, so that indices, colours and
   *     cursor may be changed at will
   */
  void draw(Frame frame);

  /** Returns whether the game's time stands still while it is shown. */
  default boolean holdsGame() {
    return false;
  }

  /**
   * Hears what the player does, before the layers below and the game.
   *
   * @return whether it kept it for itself
   */
  default boolean take(Input input) {
    return false;
  }

  /**
   * Hears that the mouse wheel turned.
   *
   * @param notches positive away from the player
   * @return whether it kept it for itself; else the wheel is an arrow key
   */
  default boolean takeWheel(double notches) {
    return false;
  }

  /** Returns whether every key is for it, those that the key map gives to the program too. */
  default boolean takesEveryKey() {
    return false;
  }

  /**
   * Hears that a pad's button went down, before the key map does.
   *
   * @return whether it kept it for itself
   */
  default boolean take(PadButton button) {
    return false;
  }
}
