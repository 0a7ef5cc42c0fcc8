package org.bowsprit.render.contract;

import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;

/**
 * A renderer under test together with the screen it draws on: what a player's eyes and hands do.
 *
 * <p>Everything goes the long way round: pixels are read back from the window, the GPU or the
 * terminal's cells, strokes are put into the window system or the terminal's input.
 */
public interface Stage extends AutoCloseable {

  /** The open renderer. */
  Renderer renderer();

  /**
   * Reads back what is on the screen.
   *
   * @return 320 × 200 colours 0xFFRRGGBB, each read in the middle of its game pixel
   */
  int[] shown();

  /**
   * Does with real strokes what an input says.
   *
   * @param input a move, press, release or key
   */
  void perform(Input input);

  /** Makes the window larger or smaller by a little. */
  void resize();

  /** Gives the keyboard to another window. */
  void loseFocus();

  /** Takes the keyboard back. */
  void gainFocus();

  /** Asks to leave as a player would: the close button, a signal. */
  void askToClose();

  @Override
  void close();
}
