package org.bowsprit.editors;

/** Says in a sentence that what an editor sends is no message of the Language Server Protocol. */
public final class BrokenMessageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BrokenMessageException(String message) {
    super(message);
  }
}
