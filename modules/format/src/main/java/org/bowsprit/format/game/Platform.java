package org.bowsprit.format.game;

/** The computer that a release was made for (spec 13 §14). */
public enum Platform {
  /**
   * DOS, the only platform whose games can be played. The files may be in any archive or
   * executable.
   */
  DOS("DOS", ""),
  /** Macintosh. */
  MACINTOSH("the Macintosh", "its instruments and its copy protection are different"),
  /** FM-Towns. */
  FM_TOWNS("the FM-Towns", "its text layer, its screen effects and its sounds are different"),
  /** Amiga. */
  AMIGA("the Amiga", "its colours and its sounds are different"),
  /** Sega CD. */
  SEGA_CD("the Sega CD", "its colours, its sounds and parts of its scripts are different");

  private final String fullName;
  private final String difference;

  Platform(String fullName, String difference) {
    this.fullName = fullName;
    this.difference = difference;
  }

  /** Returns the name as used in a sentence, after "for". */
  public String fullName() {
    return fullName;
  }

  /**
   * Returns the features of the platform's releases that this engine does not support; empty for
   * DOS.
   */
  public String difference() {
    return difference;
  }
}
