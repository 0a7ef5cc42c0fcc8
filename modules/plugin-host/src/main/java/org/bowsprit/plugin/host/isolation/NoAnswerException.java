package org.bowsprit.plugin.host.isolation;

/**
 * Thrown if a plugin does not answer. The message names the plugin and the time for which the
 * program has waited.
 */
public final class NoAnswerException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  NoAnswerException(String message) {
    super(message);
  }
}
