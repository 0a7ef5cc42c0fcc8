package org.bowsprit.plugin.host;

/**
 * Thrown if a plugin or provider is asked for that is not there; the message names those there are.
 */
public final class UnknownPluginException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnknownPluginException(String message) {
    super(message);
  }
}
