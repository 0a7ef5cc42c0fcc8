package org.bowsprit.render.contract;

import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;

/**
 * A renderer under test with its screen and its input devices.
 *
 * <p>All data take the real path: pixels are read from the window, the GPU or the terminal's cells,
 * and keys and mouse events are sent to the window system or the terminal's input.
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
   * Performs an input as a player would, by keys or mouse events.
   *
   * @param input a move, press, release or key
   */
  void perform(Input input);

  /** Makes the window slightly larger or smaller. */
  void resize();

  /** Gives another window the focus. */
  void loseFocus();

  /** Takes the focus back. */
  void gainFocus();

  /** Closes the renderer as a player would: by the close button or a signal. */
  void askToClose();

  @Override
  void close();
}
