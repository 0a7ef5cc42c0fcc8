package org.bowsprit.render;

import java.util.concurrent.CancellationException;

/** What a renderer broke on. */
final class Breakage {

  private Breakage() {}

  /**
   * Returns it in one line for a person. A host that gave up waiting throws a cancellation, whose
   * message says all.
   */
  static String inOneLine(Throwable thrown) {
    if (thrown instanceof CancellationException && thrown.getMessage() != null) {
      return thrown.getMessage();
    }
    String name = thrown.getClass().getSimpleName();
    return thrown.getMessage() == null ? name : name + ": " + thrown.getMessage();
  }
}
