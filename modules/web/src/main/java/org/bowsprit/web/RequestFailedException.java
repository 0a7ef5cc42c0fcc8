package org.bowsprit.web;

/** Thrown if a request of the page fails. The message is a sentence for the player. */
final class RequestFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  RequestFailedException(String sentence) {
    super(sentence);
  }
}
