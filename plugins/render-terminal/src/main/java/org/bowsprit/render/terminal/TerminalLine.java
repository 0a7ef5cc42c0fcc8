package org.bowsprit.render.terminal;

import java.io.IOException;

/** The two-way line to a terminal in raw mode. */
interface TerminalLine extends AutoCloseable {

  /** Columns of the terminal when it was opened. */
  int columns();

  /** Rows of the terminal when it was opened. */
  int rows();

  /**
   * Takes what the terminal sent so far, without waiting.
   *
   * @return how many bytes were put into {@code target}, 0 if there are none
   * @throws IOException if the terminal is gone
   */
  int receive(byte[] target) throws IOException;

  /**
   * Sends bytes.
   *
   * @throws IOException if the terminal is gone
   */
  void send(byte[] bytes, int count) throws IOException;

  /**
   * Returns whether the terminal was given back for a while since the last call: nothing of what
   * was sent before is to be seen any more.
   */
  default boolean cameBack() {
    return false;
  }

  /** Gives the terminal back as it was; a second call does nothing. */
  @Override
  void close();
}
