package org.bowsprit.player.layer;

import java.nio.file.Path;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;

/**
 * A picture that the program draws over the game's picture, such as a menu or a view of the walk
 * boxes. Every renderer shows it. A hidden layer takes no time and receives no input.
 */
public interface Layer {

  /** Returns whether the layer is visible now. */
  boolean isShown();

  /**
   * Draws the layer.
   *
   * @param frame the game's picture with all lower layers; a copy, so pixels, colours and cursor
   *     may be changed
   */
  void draw(Frame frame);

  /** Returns whether the game is paused while the layer is shown. */
  default boolean pausesGame() {
    return false;
  }

  /**
   * Handles input of the player before the lower layers and the game do.
   *
   * @return whether the layer consumed it
   */
  default boolean take(Input input) {
    return false;
  }

  /**
   * Handles a turn of the mouse wheel.
   *
   * @param notches the number of notches; positive if the wheel turns away from the player
   * @return whether the layer consumed it; otherwise the wheel acts as an arrow key
   */
  default boolean handleWheel(int notches) {
    return false;
  }

  /** Handles pasted text, and typed characters without a key code. */
  default void handleText(String text) {
    // Most layers have no field for text of the player.
  }

  /**
   * Handles a file that was dropped on the window or chosen in the system's dialog.
   *
   * @return whether the layer consumed it
   */
  default boolean take(Path file) {
    return false;
  }

  /** Returns whether the layer takes all keys, including those of the program in the key map. */
  default boolean receivesAllKeys() {
    return false;
  }

  /**
   * Handles the press of a pad button before the key map does.
   *
   * @return whether the layer consumed it
   */
  default boolean take(PadButton button) {
    return false;
  }
}
