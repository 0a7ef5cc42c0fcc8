package org.bowsprit.player.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.desktop.game.GameName;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/**
 * The objects through which the menu finds and opens other games.
 *
 * @param library the available games
 * @param previews previews of the games
 * @param opener opens a game in order to play it
 * @param settingsOf returns the settings of a game
 * @param folders shows a folder in the system's file manager; returns whether that is possible
 */
public record GameSource(
    Library library,
    GamePreviews previews,
    Function<Path, Game> opener,
    Function<Game, Settings> settingsOf,
    Predicate<Path> folders) {

  /**
   * Returns the games, including those in the folder from the settings. Games of shops that have
   * been found so far come before the bundled games.
   */
  public List<Library.Entry> games(Settings settings) {
    String folder = settings.text(Setting.GAMES);
    Optional<Path> own = Optional.of(folder).filter(one -> !one.isEmpty()).map(Path::of);
    List<Library.Entry> games = new ArrayList<>(library.entries(own, settings.texts()));
    games.addAll(ownGameCount(games), shopGames(games, settings));
    return games;
  }

  /** Returns the number of games before the first bundled game or non-game. */
  private int ownGameCount(List<Library.Entry> games) {
    int count = 0;
    while (count < games.size()
        && games.get(count).isGame()
        && !library.isBundled(games.get(count).path())) {
      count++;
    }
    return count;
  }

  /**
   * Returns the games from online shops that have been found so far, unless the player has switched
   * the search off.
   *
   * @param listed games that are already listed, which are left out
   */
  public List<Library.Entry> shopGames(List<Library.Entry> listed, Settings settings) {
    return settings.isOn(Setting.FIND_GAMES)
        ? library.shopGames(listed, settings.texts())
        : List.of();
  }

  /**
   * Returns the settings of a game.
   *
   * @throws GameRefusedException if the game no longer exists or cannot be played
   */
  public Settings settings(Path game) {
    return settingsOf.apply(open(game));
  }

  /** Returns the reason why a listed game can no longer be played; empty if it can. */
  public Optional<String> objection(Path game, Texts texts) {
    if (!GameName.of(game.toString()).exists()) {
      return Optional.of(texts.of("games.gone", game));
    }
    try {
      open(game);
      return Optional.empty();
    } catch (GameRefusedException | FormatException e) {
      return Optional.of(texts.translate(e.getMessage()));
    }
  }

  private Game open(Path game) {
    return opener.apply(game);
  }
}
