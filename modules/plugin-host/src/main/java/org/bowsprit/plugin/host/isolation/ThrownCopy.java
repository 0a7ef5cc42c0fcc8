package org.bowsprit.plugin.host.isolation;

import java.util.Arrays;

/**
 * A copy of a plugin's exception without any of the plugin's code. Its message begins with the
 * class name of the original.
 */
final class ThrownCopy extends Exception {

  private static final long serialVersionUID = 1L;
  private static final int MOST_CAUSES = 16;
  private static final int MOST_CALLS = 100;

  private ThrownCopy(String line, StackTraceElement[] calls, Throwable cause) {
    super(line, cause, false, true);
    setStackTrace(calls);
  }

  static ThrownCopy of(Throwable thrown) {
    return of(thrown, 0);
  }

  private static ThrownCopy of(Throwable thrown, int depth) {
    Throwable cause = depth == MOST_CAUSES ? null : causeOf(thrown);
    String message = Thrown.message(thrown);
    String type = thrown.getClass().getName();
    return new ThrownCopy(
        message.isEmpty() ? type : type + ": " + message,
        callsOf(thrown),
        cause == null ? null : of(cause, depth + 1));
  }

  private static Throwable causeOf(Throwable thrown) {
    try {
      return thrown.getCause();
    } catch (RuntimeException | Error e) {
      return null;
    }
  }

  private static StackTraceElement[] callsOf(Throwable thrown) {
    try {
      StackTraceElement[] calls = thrown.getStackTrace();
      boolean isWhole = Arrays.stream(calls).limit(MOST_CALLS).allMatch(call -> call != null);
      return isWhole
          ? Arrays.copyOf(calls, Math.min(calls.length, MOST_CALLS))
          : new StackTraceElement[0];
    } catch (RuntimeException | Error e) {
      return new StackTraceElement[0];
    }
  }
}
