package org.bowsprit.console;

import java.util.Locale;

/** One line that fills up while a long command works; silent where there is no terminal. */
public final class ProgressBar implements AutoCloseable {

  private static final int WIDTH = 30;

  private final Console console;
  private final String what;
  private final int total;
  private int done;
  private int drawn = -1;

  ProgressBar(Console console, String what, int total) {
    this.console = console;
    this.what = what;
    this.total = Math.max(1, total);
  }

  /** Counts one step. */
  public void step() {
    done = Math.min(done + 1, total);
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

  /** Takes the line away. */
  @Override
  public void close() {
    if (drawn >= 0) {
      console.redraw("");
    }
  }
}
