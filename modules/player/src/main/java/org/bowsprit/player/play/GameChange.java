package org.bowsprit.player.play;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.text.Texts;

/** The change to another game, chosen in the menu or dropped on the window. */
final class GameChange {

  private final Runnable end;
  private final Texts texts;
  private final Consumer<String> told;
  private Optional<GameChoice> next = Optional.empty();

  /**
   * Makes one to which nothing has come yet.
   *
   * @param end ends the game that is played
   * @param texts what the program says
   * @param told takes why a game that was dropped is not played
   */
  GameChange(Runnable end, Texts texts, Consumer<String> told) {
    this.end = end;
    this.texts = texts;
    this.told = told;
  }

  /** Ends the game that is played for another one. */
  void to(GameChoice choice) {
    next = Optional.of(choice);
    end.run();
  }

  /**
   * Plays what was dropped, or says why not.
   *
   * @param file a folder or file
   * @param source where games come from
   * @param leaving does what ends the game that is played, if the player agrees
   */
  void drop(Path file, GameSource source, Consumer<Runnable> leaving) {
    Library.Look look = source.library().look(file, texts);
    Optional<String> objection =
        look.game().map(game -> source.objection(game, texts)).orElse(Optional.of(look.told()));
    objection.ifPresentOrElse(
        told, () -> leaving.accept(() -> to(GameChoice.begin(look.game().orElseThrow()))));
  }

  /** Returns the game to play instead; empty if the player has enough. */
  Optional<GameChoice> next() {
    return next;
  }
}
