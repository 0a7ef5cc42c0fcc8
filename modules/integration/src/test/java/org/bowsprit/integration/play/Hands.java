package org.bowsprit.integration.play;

import java.io.IOException;

/** A player's hands at a keyboard. Keys are named as tmux does: {@code C-k}, {@code F10}. */
interface Hands {

  /** Presses keys one after the other, slowly enough for a person to follow. */
  void press(String... keys) throws IOException, InterruptedException;

  /** Types letters. */
  void type(String text) throws IOException, InterruptedException;

  /** Holds a key for a second, so that it repeats. */
  void hold(String key) throws IOException, InterruptedException;
}
