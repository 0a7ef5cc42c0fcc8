package org.bowsprit.kit.source;

import java.util.Optional;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.format.game.Game;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.translation.SourceTexts;

/**
 * An author's game, with the information in its sources.
 *
 * @param declaration the declarations in the sources; empty for a game without sources
 * @param files the built files; empty for a game without sources
 * @param texts the texts in the sources; empty for a game without sources
 */
public record AuthoredGame(
    Game game,
    Optional<GameDeclaration> declaration,
    Optional<BuiltFiles> files,
    Optional<SourceTexts> texts) {

  /** Returns the title of the game. */
  public String title() {
    return declaration
        .map(GameDeclaration::title)
        .filter(title -> !title.isEmpty())
        .orElseGet(() -> game.identity().displayName());
  }

  /**
   * Returns the information about the game in the settings of its sources; empty without sources.
   */
  public String text(Fact fact) {
    return declaration.flatMap(game -> game.properties().text(fact.setting)).orElse("");
  }

  /** A setting in the sources whose value is a text for players. */
  public enum Fact {
    /** The author. */
    AUTHOR("author"),
    /** The licence. */
    LICENCE("licence"),
    /** A sentence about the game. */
    ABOUT("about");

    private final String setting;

    Fact(String setting) {
      this.setting = setting;
    }
  }
}
