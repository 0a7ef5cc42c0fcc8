package org.bowsprit.routelab.query;

/** A file of route queries makes no sense; the message says where and what was expected. */
public final class QueryFileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  QueryFileException(String where, String expectation) {
    super(where + ": expected " + expectation);
  }
}
