package org.bowsprit.routelab.room;

/** Thrown if a source has no rooms to compare, or cannot be read. The message names the source. */
public final class RoomsRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a sentence for the user. */
  public RoomsRefusedException(String message) {
    super(message);
  }
}
