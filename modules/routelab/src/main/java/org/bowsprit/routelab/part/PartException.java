package org.bowsprit.routelab.part;

/**
 * Thrown when a part is damaged or parts do not belong together. The message names the part and the
 * reason.
 */
public final class PartException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  PartException(String message) {
    super(message);
  }
}
