package org.bowsprit.format.game;

import org.bowsprit.format.files.GameFiles;

/** The result of examining some files. */
public sealed interface Detection {

  /** Returns the examined folder, relative to the searched files; empty for their root. */
  String folder();

  /**
   * A game of version 5 that has been found.
   *
   * @param folder the folder of its index; an archive counts as a folder
   * @param identity the identity of the game
   * @param key the key that encrypts its index file
   * @param files the files in its folder, and the speech and tracks in the folders around it
   * @param choice the word that selects it among several games, such as {@code en}; unique
   */
  record Found(String folder, GameIdentity identity, FileKey key, GameFiles files, String choice)
      implements Detection {

    /** Returns the same game with another choice word. */
    Found withChoice(String newChoice) {
      return new Found(folder, identity, key, files, newChoice);
    }
  }

  /**
   * Files that cannot be played.
   *
   * @param folder the examined folder
   * @param reason the reason, as a complete sentence
   */
  record Refused(String folder, String reason) implements Detection {

    private static final String SAME_GAME = " is the same game as ";

    /**
     * Returns the refusal of {@code copy}, which is a copy of {@code game}. Both are named by their
     * index files.
     */
    static Refused ofCopy(String folder, String copy, String game) {
      return new Refused(folder, copy + SAME_GAME + game + ".");
    }

    /** Returns whether this is the refusal of a copy. */
    public boolean isCopy() {
      return reason.contains(SAME_GAME);
    }
  }
}
