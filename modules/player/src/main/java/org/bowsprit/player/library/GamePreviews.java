package org.bowsprit.player.library;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.engine.session.Cover;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveTrouble;

/**
 * Previews of games before they are played: covers, and where they were left. Because each game has
 * to be opened, previews are created one after the other in the background.
 */
public final class GamePreviews {

  private final GameCatalog catalog;
  private final SaveFolder saves;
  private final Function<Game, GameSetup> setups;
  private final Executor elsewhere;
  private final Map<Path, Optional<Thumbnail>> covers = new ConcurrentHashMap<>();
  private final Map<Path, Optional<SaveListing>> newest = new ConcurrentHashMap<>();

  /**
   * A preview of a game.
   *
   * @param cover a picture of its beginning; empty while it is unknown, and if the game shows none
   * @param last the newest save; empty if there is none to load
   */
  public record Preview(Optional<Thumbnail> cover, Optional<SaveListing> last) {}

  /**
   * Creates previews.
   *
   * @param catalog opens games
   * @param saves the folder of the saves
   * @param setups returns the setup for playing a game without showing it
   * @param elsewhere runs the tasks that open games, one after the other, in the background
   */
  public GamePreviews(
      GameCatalog catalog, SaveFolder saves, Function<Game, GameSetup> setups, Executor elsewhere) {
    this.catalog = catalog;
    this.saves = saves;
    this.setups = setups;
    this.elsewhere = elsewhere;
  }

  /** Returns what is currently known of a game. The first call starts the search for more. */
  public Preview of(Path game) {
    if (newest.putIfAbsent(game, Optional.empty()) == null) {
      elsewhere.execute(() -> open(game));
    }
    return new Preview(
        covers.getOrDefault(game, Optional.empty()), newest.getOrDefault(game, Optional.empty()));
  }

  /** Looks up the last saves again, because a game has been played. Covers are kept. */
  public void forgetSaves() {
    newest.clear();
  }

  private void open(Path path) {
    try {
      Game game = catalog.openToPlay(path.toString());
      // Ignores results that were requested before forgetSaves(): a newer save may exist.
      newest.computeIfPresent(path, (asked, before) -> saves.slots(game).newest());
      covers.computeIfAbsent(path, asked -> Cover.of(setups.apply(game)).map(Thumbnail::of));
    } catch (FormatException | GameRefusedException | SaveTrouble | UncheckedIOException e) {
      // The list of games reports games that cannot be played, and loading reports saves that
      // cannot be loaded.
    }
  }
}
