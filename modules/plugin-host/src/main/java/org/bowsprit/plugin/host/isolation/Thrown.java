package org.bowsprit.plugin.host.isolation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Describes what a plugin's code threw, in one line that can be shown to a person.
 *
 * <p>An exception of a plugin is a plugin's code too: its message may throw, or be of any length,
 * and its causes need not end.
 */
public final class Thrown {

  private static final int LONGEST = 300;
  private static final int MOST = 50;

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

  /**
   * Returns the same exception if anybody may ask it for its message, else one that has what can be
   * told of it: its class is a plugin's, or its message of many lines or letters.
   */
  static Throwable tamed(Throwable thrown) {
    return !isOfPlugin(thrown.getClass()) && isShort(thrown)
        ? thrown
        : new IllegalStateException(inOneLine(thrown), copy(thrown));
  }

  private static boolean isShort(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      return message == null || (message.length() <= LONGEST && message.lines().count() <= 1);
    } catch (RuntimeException | Error e) {
      return false;
    }
  }

  /**
   * Tells whether looking at an exception, its causes and what was suppressed would run a plugin's
   * code, or would not end soon.
   */
  public static boolean isForeign(Throwable thrown) {
    Deque<Throwable> left = new ArrayDeque<>(List.of(thrown));
    for (int seen = 0; !left.isEmpty(); seen++) {
      Throwable each = left.pop();
      if (seen == MOST || isOfPlugin(each.getClass())) {
        return true;
      }
      try {
        Throwable cause = each.getCause();
        if (cause != null) {
          left.push(cause);
        }
      } catch (RuntimeException | Error e) {
        return true;
      }
      left.addAll(List.of(each.getSuppressed()));
    }
    return false;
  }

  /** The JDK has class loaders above the program's, plugins below. */
  private static boolean isOfPlugin(Class<?> type) {
    ClassLoader ours = Thrown.class.getClassLoader();
    while (ours != type.getClassLoader()) {
      if (ours == null) {
        return true;
      }
      ours = ours.getParent();
    }
    return false;
  }

  /**
   * Returns a copy that can be looked at: classes, first lines of messages and calls, and as many
   * causes as one would read. None of a plugin's code is in it.
   */
  public static Throwable copy(Throwable thrown) {
    return ThrownCopy.of(thrown);
  }
}
