package org.bowsprit.format.game;

import org.bowsprit.format.files.GameFiles;

/** What some files turned out to be. */
public sealed interface Detection {

  /** Returns the folder that was looked at, below the place; empty for the place itself. */
  String folder();

  /**
   * A game of version 5.
   *
   * @param folder where its index is; an archive that holds it counts as a folder
   * @param identity which one
   * @param key what its index file is hidden with
   * @param files its own, and what of the folders around serves it: speech and tracks
   * @param choice what it is chosen by if there are several: {@code en}; unlike those of the others
   */
  record Found(String folder, GameIdentity identity, FileKey key, GameFiles files, String choice)
      implements Detection {

    /** Returns the same game, to be chosen by something else. */
    Found chosenBy(String other) {
      return new Found(folder, identity, key, files, other);
    }
  }

  /**
   * No game that can be played.
   *
   * @param folder where
   * @param reason a whole sentence that says what it is instead
   */
  record Refused(String folder, String reason) implements Detection {

    private static final String AGAIN = " is the same game again as ";

    /** Says that {@code copy} is a copy of {@code game}, both by the names of their index files. */
    static Refused copy(String folder, String copy, String game) {
      return new Refused(folder, copy + AGAIN + game + ".");
    }

    /** Returns whether it is one that is there more than once. */
    public boolean isCopy() {
      return reason.contains(AGAIN);
    }
  }
}
