package org.bowsprit.web;

/** Thrown with a sentence for the player. */
final class WebTrouble extends RuntimeException {

  private static final long serialVersionUID = 1L;

  WebTrouble(String sentence) {
    super(sentence);
  }
}
