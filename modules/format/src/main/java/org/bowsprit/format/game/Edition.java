package org.bowsprit.format.game;

/**
 * A family of releases of a title whose scripts differ only in the language (spec 13 §2). Fixes for
 * shipped scripts apply to an edition.
 */
public enum Edition {
  /** Monkey Island, VGA CD, also inside the Special Edition. */
  MONKEY1_CD(GameTitle.MONKEY1, Platform.DOS),
  /** Monkey Island with the speech of the Special Edition, made by fans. */
  MONKEY1_TALKIE(GameTitle.MONKEY1, Platform.DOS),
  /** Monkey Island for the Macintosh. */
  MONKEY1_MAC(GameTitle.MONKEY1, Platform.MACINTOSH),
  /** Monkey Island for the FM-Towns. */
  MONKEY1_TOWNS(GameTitle.MONKEY1, Platform.FM_TOWNS),
  /** Monkey Island for the Sega CD. */
  MONKEY1_SEGA(GameTitle.MONKEY1, Platform.SEGA_CD),
  /** Monkey Island 2, also inside the Special Edition. */
  MONKEY2_DOS(GameTitle.MONKEY2, Platform.DOS),
  /** Monkey Island 2 with the speech of the Special Edition, made by fans. */
  MONKEY2_TALKIE(GameTitle.MONKEY2, Platform.DOS),
  /** The self-playing demo of Monkey Island 2. */
  MONKEY2_DEMO(GameTitle.MONKEY2, Platform.DOS),
  /** Monkey Island 2 for the Macintosh. */
  MONKEY2_MAC(GameTitle.MONKEY2, Platform.MACINTOSH),
  /** Monkey Island 2 for the FM-Towns. */
  MONKEY2_TOWNS(GameTitle.MONKEY2, Platform.FM_TOWNS),
  /** Monkey Island 2 for the Amiga. */
  MONKEY2_AMIGA(GameTitle.MONKEY2, Platform.AMIGA),
  /** Fate of Atlantis without speech. */
  ATLANTIS_FLOPPY(GameTitle.ATLANTIS, Platform.DOS),
  /** Fate of Atlantis with speech, also inside shop executables. */
  ATLANTIS_CD(GameTitle.ATLANTIS, Platform.DOS),
  /** Demos of Fate of Atlantis. */
  ATLANTIS_DEMO(GameTitle.ATLANTIS, Platform.DOS),
  /** Fate of Atlantis for the Macintosh. */
  ATLANTIS_MAC(GameTitle.ATLANTIS, Platform.MACINTOSH),
  /** The demo of Fate of Atlantis for the Macintosh. */
  ATLANTIS_MAC_DEMO(GameTitle.ATLANTIS, Platform.MACINTOSH),
  /** Fate of Atlantis for the FM-Towns. */
  ATLANTIS_TOWNS(GameTitle.ATLANTIS, Platform.FM_TOWNS),
  /** The demo of Fate of Atlantis for the FM-Towns. */
  ATLANTIS_TOWNS_DEMO(GameTitle.ATLANTIS, Platform.FM_TOWNS),
  /** Fate of Atlantis for the Amiga. */
  ATLANTIS_AMIGA(GameTitle.ATLANTIS, Platform.AMIGA),
  /** The game that comes with Bowsprit. */
  GANNET_ROCK(GameTitle.GANNET_ROCK, Platform.DOS),
  /** A laboratory game of Bowsprit, which uses the file names of Monkey Island 2. */
  LABORATORY(GameTitle.MONKEY2, Platform.DOS),
  /** Any other game: users' own games, and unknown releases. */
  OTHER(GameTitle.UNKNOWN, Platform.DOS);

  private final GameTitle title;
  private final Platform platform;

  Edition(GameTitle title, Platform platform) {
    this.title = title;
    this.platform = platform;
  }

  public GameTitle title() {
    return title;
  }

  /** Returns the platform that the edition was made for. */
  public Platform platform() {
    return platform;
  }
}
