package org.bowsprit.integration.play;

import java.io.IOException;

/**
 * A player's hands at a keyboard and a mouse. Keys are named as tmux does: {@code C-k}, {@code
 * F10}.
 */
interface Hands {

  /** Presses keys one after the other, slowly enough for a person to follow. */
  void press(String... keys) throws IOException, InterruptedException;

  /** Types letters. */
  void type(String text) throws IOException, InterruptedException;

  /** Holds a key for a second, so that it repeats. */
  void hold(String key) throws IOException, InterruptedException;

  /** Moves the mouse to a pixel of the game, as nearly as it can. */
  void point(int column, int row) throws IOException, InterruptedException;

  /** Clicks where the mouse is: 1 the left button, 3 the right one. */
  void click(int button) throws IOException, InterruptedException;
}
