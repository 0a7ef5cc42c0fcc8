package org.bowsprit.player.voice;

/** What reads texts aloud to a person. */
@FunctionalInterface
public interface Voice {

  /**
   * Begins to read a text, and no longer what it reads now; does not wait.
   *
   * @param text in Unicode
   * @param language its code of two letters
   */
  void read(String text, String language);
}
