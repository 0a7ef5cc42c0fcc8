package org.bowsprit.format.game;

import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.sound.Sound;

/** The kinds of resources that belong to rooms and have a directory (spec 01 §4.3, §7). */
public enum ResourceKind {
  /** Global scripts. */
  SCRIPT("SCRP"),
  /** Sounds. */
  SOUND(Sound.TAG),
  /** Costumes. */
  COSTUME(Costume.TAG),
  /** Fonts. */
  CHARSET(Charset.TAG);

  private final String tag;

  ResourceKind(String tag) {
    this.tag = tag;
  }

  /** Returns the tag of the chunks of this kind. */
  public String tag() {
    return tag;
  }

  /** Returns the directory of {@code index} for this kind. */
  public Directory directory(Index index) {
    return switch (this) {
      case SCRIPT -> index.scripts();
      case SOUND -> index.sounds();
      case COSTUME -> index.costumes();
      case CHARSET -> index.charsets();
    };
  }
}
