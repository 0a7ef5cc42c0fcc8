package org.bowsprit.render.terminal;

import java.io.IOException;

/** The two-way connection to a terminal in raw mode. */
interface TerminalLine extends AutoCloseable {

  /** Returns the columns of the terminal when it was opened. */
  int columns();

  /** Returns the rows of the terminal when it was opened. */
  int rows();

  /**
   * Reads the bytes that the terminal has sent, without waiting.
   *
   * @return the number of bytes stored in {@code target}; 0 if there are none
   * @throws IOException if the terminal does not exist any more
   */
  int receive(byte[] target) throws IOException;

  /**
   * Sends bytes.
   *
   * @throws IOException if the terminal is gone
   */
  void send(byte[] bytes, int count) throws IOException;

  /**
   * Returns whether the terminal was restored and taken again since the last call. The earlier
   * output is then no longer visible.
   */
  default boolean wasReclaimed() {
    return false;
  }

  /** Restores the terminal. A second call has no effect. */
  @Override
  void close();
}
