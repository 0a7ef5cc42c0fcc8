package org.bowsprit.plugin.host.isolation;

/** Tells what somebody else's code threw without its stack. */
public final class Thrown {

  private Thrown() {}

  /** Returns class and first line of the message: {@code IllegalStateException: no map}. */
  public static String inOneLine(Throwable thrown) {
    String type = thrown.getClass().getSimpleName();
    String message = thrown.getMessage();
    return message == null || message.isBlank()
        ? type
        : type + ": " + message.lines().findFirst().orElseThrow();
  }
}
