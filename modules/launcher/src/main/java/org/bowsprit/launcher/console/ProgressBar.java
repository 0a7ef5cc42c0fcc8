package org.bowsprit.launcher.console;

import java.io.PrintWriter;
import java.util.Locale;

/** One line that fills up while a long command works; silent where nobody watches. */
public final class ProgressBar implements AutoCloseable {

  private static final int WIDTH = 30;
  private static final String ERASE_LINE = "\r\u001b[K";

  private final PrintWriter terminal;
  private final String what;
  private final int total;
  private int done;
  private int drawn = -1;

  ProgressBar(PrintWriter terminal, String what, int total) {
    this.terminal = terminal;
    this.what = what;
    this.total = Math.max(1, total);
  }

  /** Counts one step. */
  public void step() {
    done = Math.min(done + 1, total);
    int filled = done * WIDTH / total;
    if (terminal != null && filled != drawn) {
      drawn = filled;
      terminal.printf(
          Locale.ROOT,
          "%s%s [%s%s] %d/%d",
          ERASE_LINE,
          what,
          "#".repeat(filled),
          ".".repeat(WIDTH - filled),
          done,
          total);
      terminal.flush();
    }
  }

  /** Takes the line away. */
  @Override
  public void close() {
    if (terminal != null && drawn >= 0) {
      terminal.print(ERASE_LINE);
      terminal.flush();
    }
  }
}
