package org.bowsprit.plugin.host.registry;

/**
 * Thrown if a registry or one of its files cannot be used. The message is a sentence with the
 * reason.
 */
public final class RegistryException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  RegistryException(String message) {
    super(message);
  }

  RegistryException(String message, Throwable cause) {
    super(message, cause);
  }
}
