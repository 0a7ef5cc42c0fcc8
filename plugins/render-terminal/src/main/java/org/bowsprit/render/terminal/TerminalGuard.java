package org.bowsprit.render.terminal;

import java.io.IOException;
import java.io.OutputStream;

/**
 * A small shell beside the JVM that gives the terminal back if the JVM cannot.
 *
 * <p>It waits at the end of a pipe. A line means all is well; the pipe's end means the JVM is gone
 * without a word, killed or crashed. It ignores the signals that end the JVM, and SIGTTOU, for by
 * then it runs in the background.
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

  /** The terminal is restored: the guard may go. */
  void dismiss() throws IOException {
    pipe.write('\n');
    pipe.close();
  }

  /** The terminal could not be restored: the guard shall do it now. */
  void alarm() {
    try {
      pipe.close();
    } catch (IOException e) {
      return; // the guard is gone, and so is the terminal
    }
  }
}
