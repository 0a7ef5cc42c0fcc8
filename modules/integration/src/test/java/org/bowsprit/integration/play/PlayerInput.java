package org.bowsprit.integration.play;

import java.io.IOException;

/** Simulates a keyboard and a mouse. Keys have the names of tmux: {@code C-k}, {@code F10}. */
interface PlayerInput {

  /** Presses keys one after the other, at the speed of a human player. */
  void press(String... keys) throws IOException, InterruptedException;

  /** Types a text. */
  void type(String text) throws IOException, InterruptedException;

  /** Holds a key for a second, so that it repeats. */
  void hold(String key) throws IOException, InterruptedException;

  /** Moves the mouse to a pixel of the game, as closely as possible. */
  void moveMouse(int column, int row) throws IOException, InterruptedException;

  /** Clicks at the position of the mouse. Button 1 is the left button, button 3 the right one. */
  void click(int button) throws IOException, InterruptedException;
}
