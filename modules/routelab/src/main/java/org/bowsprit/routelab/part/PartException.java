package org.bowsprit.routelab.part;

/** A part is damaged, or parts don't belong together; the message says which and why. */
public final class PartException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  PartException(String message) {
    super(message);
  }
}
