package org.bowsprit.player.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Lines for the player, kept back while a game is drawn where they would appear. */
public final class Notes {

  private final Consumer<String> printer;
  private final List<String> kept = new ArrayList<>();
  private boolean keeping;

  /**
   * Makes notes.
   *
   * @param printer shows a line at once
   */
  public Notes(Consumer<String> printer) {
    this.printer = printer;
  }

  /** Tells a line, now or when the place is free. */
  public void tell(String line) {
    if (keeping) {
      kept.add(line);
    } else {
      printer.accept(line);
    }
  }

  /** Keeps lines back from now on. */
  public void keep() {
    keeping = true;
  }

  /** Shows what was kept back and keeps nothing more. */
  public void release() {
    keeping = false;
    kept.forEach(printer);
    kept.clear();
  }
}
