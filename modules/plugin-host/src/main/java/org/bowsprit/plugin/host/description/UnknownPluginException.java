package org.bowsprit.plugin.host.description;

/**
 * Thrown if a requested plugin or provider does not exist. The message names the available ones.
 */
public final class UnknownPluginException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UnknownPluginException(String message) {
    super(message);
  }
}
