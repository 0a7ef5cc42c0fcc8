package org.bowsprit.player.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Prints lines for the player. While a game is drawn in the terminal, the lines are held back. */
public final class Notes {

  private final Consumer<String> printer;
  private final List<String> kept = new ArrayList<>();
  private boolean keeping;

  /**
   * Creates notes.
   *
   * @param printer prints a line at once
   */
  public Notes(Consumer<String> printer) {
    this.printer = printer;
  }

  /** Prints a line immediately, or holds it back until {@link #release}. */
  public void tell(String line) {
    if (keeping) {
      kept.add(line);
    } else {
      printer.accept(line);
    }
  }

  /** Starts to hold lines back. */
  public void keep() {
    keeping = true;
  }

  /** Prints the lines that were held back, and stops holding lines back. */
  public void release() {
    keeping = false;
    kept.forEach(printer);
    kept.clear();
  }
}
