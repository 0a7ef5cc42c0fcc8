package org.bowsprit.routelab.movingai;

/** A map or scenario is not of the Moving AI format; the message says where. */
public final class MovingAiException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  MovingAiException(int line, String expectation) {
    super("line " + line + ": expected " + expectation);
  }
}
