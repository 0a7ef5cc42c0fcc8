package org.bowsprit.plugin.host.description;

/** Thrown if a service does not have an option, or does not accept the value of the option. */
public final class WrongOptionException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception. The message is one line and names the service. */
  public WrongOptionException(String message) {
    super(message);
  }
}
