package org.bowsprit.console;

import java.util.Locale;

/**
 * A line that shows the progress of a long command. If there is no terminal, a line is printed
 * every half minute.
 */
public final class ProgressBar implements AutoCloseable {

  private static final int WIDTH = 30;
  private static final long TOLD_EVERY_NANOS = 30_000_000_000L;

  private final Console console;
  private final String what;
  private final int total;
  private int done;
  private int drawn = -1;
  private long told = System.nanoTime();

  ProgressBar(Console console, String what, int total) {
    this.console = console;
    this.what = what;
    this.total = Math.max(1, total);
  }

  /** Counts one step. Thread-safe. */
  public synchronized void step() {
    done = Math.min(done + 1, total);
    if (!console.redraws()) {
      tell();
      return;
    }
    int filled = done * WIDTH / total;
    if (filled != drawn) {
      drawn = filled;
      console.redraw(
          String.format(
              Locale.ROOT,
              "%s [%s%s] %d/%d",
              what,
              "#".repeat(filled),
              ".".repeat(WIDTH - filled),
              done,
              total));
    }
  }

  private void tell() {
    if (System.nanoTime() - told >= TOLD_EVERY_NANOS) {
      told = System.nanoTime();
      console.note(what + ": " + done + " of " + total);
    }
  }

  /** Removes the line. */
  @Override
  public synchronized void close() {
    if (drawn >= 0) {
      console.redraw("");
    }
  }
}
