package org.bowsprit.format.game;

/** The computer that a release was made for (spec 13 §14). */
public enum Platform {
  /** DOS: what is played, whatever archive or executable holds it. */
  DOS("DOS"),
  /** Macintosh. */
  MACINTOSH("Macintosh"),
  /** FM-Towns. */
  FM_TOWNS("FM-Towns"),
  /** Amiga. */
  AMIGA("Amiga"),
  /** Sega CD. */
  SEGA_CD("Sega CD");

  private final String fullName;

  Platform(String fullName) {
    this.fullName = fullName;
  }

  /** Returns the name as it is on the box. */
  public String fullName() {
    return fullName;
  }
}
