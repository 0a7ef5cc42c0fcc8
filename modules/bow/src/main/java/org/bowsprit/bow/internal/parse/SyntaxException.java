package org.bowsprit.bow.internal.parse;

/**
 * Thrown inside the parser when a construct cannot be continued. Its diagnostic has been reported.
 */
final class SyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  SyntaxException() {
    super("the construct can't go on", null, false, false);
  }
}
