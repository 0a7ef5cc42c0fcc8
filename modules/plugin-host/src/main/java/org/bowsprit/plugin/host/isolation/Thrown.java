package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.CancellationException;

/**
 * Describes what a plugin's code threw, in one line that can be shown to a person.
 *
 * <p>An exception of a plugin is a plugin's code too: its message may throw, or be of any length.
 */
public final class Thrown {

  private static final int LONGEST = 300;

  private Thrown() {}

  /**
   * Returns class and first line of the message: {@code IllegalStateException: no map}. Of a
   * cancellation, which is the host's own, it returns the message alone.
   */
  public static String inOneLine(Throwable thrown) {
    String message = message(thrown);
    if (thrown instanceof CancellationException && !message.isEmpty()) {
      return message;
    }
    String type = thrown.getClass().getSimpleName();
    return message.isEmpty() ? type : type + ": " + message;
  }

  /** Returns the first line of the message, cut to {@value #LONGEST} letters; empty without one. */
  public static String message(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      if (message == null || message.isBlank()) {
        return "";
      }
      String start = message.substring(0, Math.min(message.length(), LONGEST));
      return start.lines().findFirst().orElseThrow();
    } catch (RuntimeException | Error e) {
      return "";
    }
  }
}
