package org.bowsprit.render.terminal;

import java.io.IOException;
import java.io.OutputStream;

/**
 * A shell process beside the JVM that restores the terminal if the JVM cannot.
 *
 * <p>It reads a pipe from the JVM. A line means that the terminal is already restored. The end of
 * the pipe without a line means that the JVM was killed or crashed. The process ignores the signals
 * that end the JVM. It also ignores SIGTTOU, because at that time it runs in the background.
 */
final class TerminalGuard {

  private static final String SCRIPT =
      "trap '' INT TERM HUP QUIT TTOU; read -r word || {"
          + " stty \"$1\" <\"$2\"; printf '%s' \"$3\" >\"$2\"; }";

  private final OutputStream pipe;

  TerminalGuard(String savedModes) throws IOException {
    Process shell =
        new ProcessBuilder("sh", "-c", SCRIPT, "sh", savedModes, Tty.DEVICE, Escapes.LEAVE)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    pipe = shell.getOutputStream();
  }

  /** Ends the guard after the terminal has been restored. */
  void release() throws IOException {
    pipe.write('\n');
    pipe.close();
  }

  /** Lets the guard restore the terminal now, because the JVM could not restore it. */
  void restoreNow() {
    try {
      pipe.close();
    } catch (IOException e) {
      return; // the guard has ended, and the terminal is closed
    }
  }
}
