package org.bowsprit.routelab.query;

/**
 * Thrown when a file of route queries is invalid. The message contains the path of the invalid
 * value and the expected data.
 */
public final class QueryFileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  QueryFileException(String path, String expectation) {
    super(path + ": expected " + expectation);
  }
}
