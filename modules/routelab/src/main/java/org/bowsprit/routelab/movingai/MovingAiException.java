package org.bowsprit.routelab.movingai;

/**
 * Thrown when a map or scenario is not in the Moving AI format. The message contains the line
 * number.
 */
public final class MovingAiException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  MovingAiException(int line, String expectation) {
    super("line " + line + ": expected " + expectation);
  }
}
