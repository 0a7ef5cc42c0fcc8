package org.bowsprit.bow.internal.parse;

/** Thrown inside of the parser when a construct can't go on; its diagnostic has been made. */
final class SyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  SyntaxException() {
    super("the construct can't go on", null, false, false);
  }
}
