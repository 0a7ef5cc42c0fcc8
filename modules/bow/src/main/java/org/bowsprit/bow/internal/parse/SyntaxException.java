package org.bowsprit.bow.internal.parse;

/**
 * Thrown inside the parser if the rest of a construct cannot be parsed. The error has already been
 * added to the diagnostics.
 */
final class SyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  SyntaxException() {
    super("the rest of the construct cannot be parsed", null, false, false);
  }
}
