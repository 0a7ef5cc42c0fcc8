package org.bowsprit.player.library;

import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.GameTitle;
import org.bowsprit.format.game.Release;
import org.bowsprit.player.text.Texts;

/**
 * What a game is, in the player's language.
 *
 * @param identity which game it is
 * @param texts what the program says
 */
public record GameDescription(GameIdentity identity, Texts texts) {

  /** Returns what it is called; one that is not known has the name of its files behind it. */
  public String name() {
    return identity.title() == GameTitle.UNKNOWN
        ? texts.translated(identity.name()) + " " + identity.stem()
        : identity.name();
  }

  /** Returns edition and language, such as {@code laboratory game, English}. */
  public String edition() {
    String edition = texts.translated(identity.variant());
    return identity.language().equals(Release.UNKNOWN_LANGUAGE)
        ? edition
        : texts.of("games.edition", edition, texts.translated(identity.language()));
  }

  /** Returns name, edition and language in a line. */
  public String line() {
    return texts.of("games.described", name(), edition());
  }
}
