package org.bowsprit.player.library;

import org.bowsprit.desktop.text.Texts;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.Release;

/**
 * Describes a game in the player's language.
 *
 * @param identity the game
 * @param texts the texts of the program in the player's language
 */
public record GameDescription(GameIdentity identity, Texts texts) {

  /**
   * Returns the name of the game. For an unknown game, returns a general name, followed by the base
   * name of its files.
   */
  public String name() {
    return identity.isNamed()
        ? identity.name()
        : texts.translate(identity.name()) + " " + identity.stem();
  }

  /** Returns the edition and the language, for example {@code VGA CD, English}. */
  public String edition() {
    String edition = texts.translate(identity.variant());
    return identity.language().equals(Release.UNKNOWN_LANGUAGE)
        ? edition
        : texts.of("games.edition", edition, texts.translate(identity.language()));
  }

  /** Returns name, edition and language in one line. */
  public String nameAndEdition() {
    return texts.of("games.described", name(), edition());
  }
}
