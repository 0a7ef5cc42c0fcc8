package org.bowsprit.console;

import java.util.Locale;

/**
 * A line that shows the progress of a long command. If there is no terminal, a line is printed
 * every half minute.
 */
public final class ProgressBar implements AutoCloseable {

  private static final int WIDTH = 30;
  private static final long REPORT_INTERVAL_NANOS = 30_000_000_000L;

  private final Console console;
  private final String description;
  private final int total;
  private int done;
  private int drawnCells = -1;
  private long lastReport = System.nanoTime();

  ProgressBar(Console console, String description, int total) {
    this.console = console;
    this.description = description;
    this.total = Math.max(1, total);
  }

  /** Counts one step. Thread-safe. */
  public synchronized void step() {
    done = Math.min(done + 1, total);
    if (!console.canRedraw()) {
      reportIfDue();
      return;
    }
    int filled = done * WIDTH / total;
    if (filled != drawnCells) {
      drawnCells = filled;
      console.redraw(
          String.format(
              Locale.ROOT,
              "%s [%s%s] %d/%d",
              description,
              "#".repeat(filled),
              ".".repeat(WIDTH - filled),
              done,
              total));
    }
  }

  private void reportIfDue() {
    if (System.nanoTime() - lastReport >= REPORT_INTERVAL_NANOS) {
      lastReport = System.nanoTime();
      console.note(description + ": " + done + " of " + total);
    }
  }

  /** Removes the line. */
  @Override
  public synchronized void close() {
    if (drawnCells >= 0) {
      console.redraw("");
    }
  }
}
