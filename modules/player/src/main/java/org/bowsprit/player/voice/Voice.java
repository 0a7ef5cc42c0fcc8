package org.bowsprit.player.voice;

/** Reads texts aloud to the player. */
@FunctionalInterface
public interface Voice {

  /**
   * Starts to read a text, and stops reading the previous one. Does not wait.
   *
   * @param text the text, in Unicode
   * @param language the two-letter code of the text's language
   */
  void read(String text, String language);
}
