package org.bowsprit.format.game;

/** What a folder of files turned out to be. */
public sealed interface Detection {

  /**
   * A game of version 5.
   *
   * @param identity which one
   * @param key what its index file is hidden with
   */
  record Found(GameIdentity identity, FileKey key) implements Detection {}

  /**
   * No game that can be played.
   *
   * @param reason a whole sentence that says what it is instead
   */
  record Refused(String reason) implements Detection {}
}
