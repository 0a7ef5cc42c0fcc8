package org.bowsprit.plugin.host.isolation;

import java.util.Arrays;

/**
 * A copy of a plugin's exception without any of the plugin's code. Its message begins with the
 * class name of the original.
 */
final class ThrownCopy extends Exception {

  private static final long serialVersionUID = 1L;
  private static final int MAX_CAUSES = 16;
  private static final int MAX_STACK_FRAMES = 100;

  private ThrownCopy(String line, StackTraceElement[] stackTrace, Throwable cause) {
    super(line, cause, false, true);
    setStackTrace(stackTrace);
  }

  static ThrownCopy of(Throwable thrown) {
    return of(thrown, 0);
  }

  private static ThrownCopy of(Throwable thrown, int depth) {
    Throwable cause = depth == MAX_CAUSES ? null : causeOf(thrown);
    String message = Thrown.message(thrown);
    String type = thrown.getClass().getName();
    return new ThrownCopy(
        message.isEmpty() ? type : type + ": " + message,
        stackTraceOf(thrown),
        cause == null ? null : of(cause, depth + 1));
  }

  private static Throwable causeOf(Throwable thrown) {
    try {
      return thrown.getCause();
    } catch (RuntimeException | Error e) {
      return null;
    }
  }

  private static StackTraceElement[] stackTraceOf(Throwable thrown) {
    try {
      StackTraceElement[] stackTrace = thrown.getStackTrace();
      boolean isComplete =
          Arrays.stream(stackTrace).limit(MAX_STACK_FRAMES).allMatch(call -> call != null);
      return isComplete
          ? Arrays.copyOf(stackTrace, Math.min(stackTrace.length, MAX_STACK_FRAMES))
          : new StackTraceElement[0];
    } catch (RuntimeException | Error e) {
      return new StackTraceElement[0];
    }
  }
}
