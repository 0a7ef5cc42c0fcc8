package org.bowsprit.launcher;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.bowsprit.launcher.console.Console;

/** A console whose two streams a test can read back. */
public final class CapturedConsole {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  /** Returns a console without colours that nobody watches. */
  public Console console() {
    return new Console(new PrintWriter(out), new PrintWriter(err), false, false);
  }

  /** Returns what was printed as result. */
  public String out() {
    return out.toString();
  }

  /** Returns what was printed as diagnostics. */
  public String err() {
    return err.toString();
  }
}
