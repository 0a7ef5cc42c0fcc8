package org.bowsprit.player.library;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveTrouble;

/**
 * What is told of games before they are played: covers, and where they were left. It is found out
 * one game after the other, away from who asks, since each has to be opened.
 */
public final class GamePreviews {

  private final GameCatalog catalog;
  private final SaveFolder saves;
  private final Function<Game, GameSetup> setups;
  private final Executor elsewhere;
  private final Map<Path, Optional<Thumbnail>> covers = new ConcurrentHashMap<>();
  private final Map<Path, Optional<SaveListing>> newest = new ConcurrentHashMap<>();

  /**
   * What is known of a game.
   *
   * @param cover a picture of its beginning; empty while it is not known, and if the game shows
   *     none
   * @param last what of it was saved last; empty if nothing can be loaded
   */
  public record Preview(Optional<Thumbnail> cover, Optional<SaveListing> last) {}

  /**
   * Makes previews.
   *
   * @param catalog opens games
   * @param saves where they are saved
   * @param setups returns what a game is played with where nobody sees it
   * @param elsewhere opens games, one after the other, away from who asks
   */
  public GamePreviews(
      GameCatalog catalog, SaveFolder saves, Function<Game, GameSetup> setups, Executor elsewhere) {
    this.catalog = catalog;
    this.saves = saves;
    this.setups = setups;
    this.elsewhere = elsewhere;
  }

  /** Returns what is known of a game by now; who asks the first time has it found out. */
  public Preview of(Path game) {
    if (newest.putIfAbsent(game, Optional.empty()) == null) {
      elsewhere.execute(() -> open(game));
    }
    return new Preview(
        covers.getOrDefault(game, Optional.empty()), newest.getOrDefault(game, Optional.empty()));
  }

  /** Finds out anew where games were left: one has been played meanwhile. Covers stay. */
  public void forgetSaves() {
    newest.clear();
  }

  private void open(Path path) {
    try {
      Game game = catalog.openToPlay(path.toString());
      // Not what was asked for before forgetSaves(): that may be older than what was saved since.
      newest.computeIfPresent(path, (asked, before) -> saves.slots(game).newest());
      covers.computeIfAbsent(path, asked -> Cover.of(setups.apply(game)));
    } catch (FormatException | GameRefusedException | SaveTrouble | UncheckedIOException e) {
      // The list of games says what cannot be played, and loading what cannot be loaded.
    }
  }
}
