package org.bowsprit.routelab.query;

/**
 * Thrown when a file of route queries is invalid. The message names the place and the expected
 * data.
 */
public final class QueryFileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  QueryFileException(String where, String expectation) {
    super(where + ": expected " + expectation);
  }
}
