package org.bowsprit.render.contract;

import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;

/**
 * A renderer under test with its screen and its input devices.
 *
 * <p>A stage uses the same paths as a player: it reads pixels from the window, the GPU or the cells
 * of the terminal, and sends keys and mouse events to the window system or to the input of the
 * terminal.
 */
public interface Stage extends AutoCloseable {

  /** Returns the open renderer. */
  Renderer renderer();

  /**
   * Reads the picture on the screen.
   *
   * @return 320 × 200 colours 0xFFRRGGBB, each read in the middle of its game pixel
   */
  int[] shown();

  /**
   * Performs an input as a player would, with the keyboard or the mouse.
   *
   * @param input a move, press, release or key
   */
  void perform(Input input);

  /** Makes the window slightly larger or smaller. */
  void resize();

  /** Gives another window the focus. */
  void loseFocus();

  /** Gives the focus back to the renderer's window. */
  void gainFocus();

  /** Asks the renderer to close as a player would: with the close button or a signal. */
  void askToClose();

  @Override
  void close();
}
