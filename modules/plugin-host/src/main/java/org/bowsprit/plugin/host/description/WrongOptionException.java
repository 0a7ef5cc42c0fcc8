package org.bowsprit.plugin.host.description;

/** Thrown if a service has no such option, or does not accept its value. */
public final class WrongOptionException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message of one line that names the service. */
  public WrongOptionException(String message) {
    super(message);
  }
}
