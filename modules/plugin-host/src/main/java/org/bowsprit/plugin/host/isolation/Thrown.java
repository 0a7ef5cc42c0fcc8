package org.bowsprit.plugin.host.isolation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Describes an exception of a plugin's code in one line that can be shown to the user.
 *
 * <p>The exception of a plugin is also plugin code: its message may throw or be of any length, and
 * its chain of causes may be endless.
 */
public final class Thrown {

  private static final int MAX_LENGTH = 300;
  private static final int MAX_CAUSES = 50;

  private Thrown() {}

  /**
   * Returns the class and the first line of the message, such as {@code IllegalStateException: no
   * map}. For a cancellation, which comes from the host, returns only the message.
   */
  public static String asLine(Throwable thrown) {
    String message = message(thrown);
    if (thrown instanceof CancellationException && !message.isEmpty()) {
      return message;
    }
    String type = thrown.getClass().getSimpleName();
    return message.isEmpty() ? type : type + ": " + message;
  }

  /**
   * Returns the first line of the message, cut to {@value #MAX_LENGTH} characters; empty if there
   * is no message.
   */
  public static String message(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      if (message == null || message.isBlank()) {
        return "";
      }
      String start = message.substring(0, Math.min(message.length(), MAX_LENGTH));
      return start.lines().findFirst().orElseThrow();
    } catch (RuntimeException | Error e) {
      return "";
    }
  }

  /**
   * Returns the exception itself if it is safe to read. Otherwise, if its class belongs to a plugin
   * or its message is long, returns a copy of its readable parts.
   */
  static Throwable readable(Throwable thrown) {
    return !isOfPlugin(thrown.getClass()) && isShort(thrown)
        ? thrown
        : new IllegalStateException(asLine(thrown), copy(thrown));
  }

  private static boolean isShort(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      return message == null || (message.length() <= MAX_LENGTH && message.lines().count() <= 1);
    } catch (RuntimeException | Error e) {
      return false;
    }
  }

  /**
   * Returns whether reading an exception, its causes and its suppressed exceptions would run code
   * of a plugin or take very long.
   */
  public static boolean isUnsafeToRead(Throwable thrown) {
    Deque<Throwable> pending = new ArrayDeque<>(List.of(thrown));
    for (int count = 0; !pending.isEmpty(); count++) {
      Throwable each = pending.pop();
      if (count == MAX_CAUSES || isOfPlugin(each.getClass())) {
        return true;
      }
      try {
        Throwable cause = each.getCause();
        if (cause != null) {
          pending.push(cause);
        }
      } catch (RuntimeException | Error e) {
        return true;
      }
      pending.addAll(List.of(each.getSuppressed()));
    }
    return false;
  }

  /**
   * Returns whether a type belongs to a plugin. The class loaders of the JDK are above the
   * program's class loader, the class loaders of plugins are below it.
   */
  private static boolean isOfPlugin(Class<?> type) {
    ClassLoader loader = Thrown.class.getClassLoader();
    while (loader != type.getClassLoader()) {
      if (loader == null) {
        return true;
      }
      loader = loader.getParent();
    }
    return false;
  }

  /**
   * Returns a copy that is safe to read. It contains the classes, the first lines of the messages,
   * the stack traces and a limited number of causes, but no object of a plugin.
   */
  public static Throwable copy(Throwable thrown) {
    return ThrownCopy.of(thrown);
  }
}
