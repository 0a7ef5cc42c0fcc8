package org.bowsprit.environment.goal;

/** Thrown if a goals file is invalid. The message names the place and what was expected. */
public final class GoalsException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  GoalsException(String message) {
    super(message);
  }
}
