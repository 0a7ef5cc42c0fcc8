package org.bowsprit.plugin.host.isolation;

/** Thrown if a router failed. The results then come from the router that replaced it. */
public final class RouterFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message of one line. */
  public RouterFailedException(String message) {
    super(message);
  }
}
