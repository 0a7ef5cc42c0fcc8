package org.bowsprit.player.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Prints lines for the player in the terminal. While a game is drawn in the terminal, the lines are
 * held back.
 */
public final class Notes {

  private final Consumer<String> printer;
  private final List<String> heldLines = new ArrayList<>();
  private boolean isHolding;

  /**
   * Creates notes.
   *
   * @param printer prints a line immediately
   */
  public Notes(Consumer<String> printer) {
    this.printer = printer;
  }

  /** Prints a line immediately, or holds it back until {@link #release}. */
  public void print(String line) {
    if (isHolding) {
      heldLines.add(line);
    } else {
      printer.accept(line);
    }
  }

  /** Starts to hold lines back. */
  public void hold() {
    isHolding = true;
  }

  /** Prints the lines that were held back, and stops holding lines back. */
  public void release() {
    isHolding = false;
    heldLines.forEach(printer);
    heldLines.clear();
  }
}
