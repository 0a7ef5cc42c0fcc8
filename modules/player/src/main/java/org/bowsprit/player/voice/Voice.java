package org.bowsprit.player.voice;

/** Reads texts aloud to a person. */
@FunctionalInterface
public interface Voice {

  /**
   * Starts to read a text, and stops reading the previous one. Does not wait.
   *
   * @param text in Unicode
   * @param language two-letter code of its language
   */
  void read(String text, String language);
}
