package org.bowsprit.player.library;

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
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveTrouble;

/**
 * What is told of games before they are played: covers, and where they were left. It is found out
 * one game after the other, away from who asks, since each has to be opened.
 */
public final class GameShelf {

  private static final Facts UNKNOWN = new Facts(Optional.empty(), Optional.empty());

  private final GameCatalog catalog;
  private final SaveFolder saves;
  private final Function<Game, GameSetup> setups;
  private final Executor elsewhere;
  private final Map<Path, Facts> known = new ConcurrentHashMap<>();

  /**
   * What is known of a game.
   *
   * @param cover its title; empty while it is not known, and if the game shows none
   * @param last what of it was saved last; empty if nothing can be loaded
   */
  public record Facts(Optional<Thumbnail> cover, Optional<SaveListing> last) {}

  /**
   * Makes a shelf.
   *
   * @param catalog opens games
   * @param saves where they are saved
   * @param setups returns what a game is played with where nobody sees it
   * @param elsewhere opens a game, away from who asks
   */
  public GameShelf(
      GameCatalog catalog, SaveFolder saves, Function<Game, GameSetup> setups, Executor elsewhere) {
    this.catalog = catalog;
    this.saves = saves;
    this.setups = setups;
    this.elsewhere = elsewhere;
  }

  /** Returns what is known of a game by now; who asks the first time has it found out. */
  public Facts of(Path game) {
    if (known.putIfAbsent(game, UNKNOWN) == null) {
      elsewhere.execute(() -> open(game));
    }
    return known.get(game);
  }

  /** Finds out anew where games were left: one has been played meanwhile. */
  public void forgetSaves() {
    known.clear();
  }

  private synchronized void open(Path path) {
    try {
      Game game = catalog.openToPlay(path.toString());
      Optional<SaveListing> last = saves.slots(game).newest();
      known.put(path, new Facts(Optional.empty(), last));
      known.put(path, new Facts(Cover.of(setups.apply(game)), last));
    } catch (FormatException | SaveTrouble e) {
      // The list of games says what cannot be played, and loading what cannot be loaded.
    }
  }
}
