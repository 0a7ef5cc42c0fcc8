package org.bowsprit.plugin.host.registry;

import org.bowsprit.plugin.host.description.OneLine;

/**
 * Thrown if a registry or one of its files cannot be used. The message is a sentence with the
 * reason, in one line.
 */
public final class RegistryException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  RegistryException(String message) {
    super(OneLine.of(message));
  }

  RegistryException(String message, Throwable cause) {
    super(OneLine.of(message), cause);
  }
}
