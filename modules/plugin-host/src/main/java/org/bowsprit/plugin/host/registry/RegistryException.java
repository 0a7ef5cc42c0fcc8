package org.bowsprit.plugin.host.registry;

/**
 * Thrown if a registry or what it offers cannot be used; the message is a sentence that says why.
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
