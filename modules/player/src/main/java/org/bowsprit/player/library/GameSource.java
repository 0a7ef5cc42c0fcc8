package org.bowsprit.player.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.text.Texts;

/**
 * Where other games come from.
 *
 * @param library the games there are
 * @param previews what is told of them
 * @param opener opens a game that is to be played
 * @param settingsOf returns how the player likes a game
 */
public record GameSource(
    Library library,
    GamePreviews previews,
    Function<Path, Game> opener,
    Function<Game, Settings> settingsOf) {

  /**
   * Returns the games, those in the folder of the settings too; before the bundled ones those of
   * shops that have been found by now.
   */
  public List<Library.Entry> games(Settings settings) {
    String folder = settings.text(Setting.GAMES);
    Optional<Path> own = Optional.of(folder).filter(one -> !one.isEmpty()).map(Path::of);
    List<Library.Entry> games = new ArrayList<>(library.entries(own, settings.texts()));
    games.addAll(ownGames(games), found(games, settings));
    return games;
  }

  /** Returns how many games stand before the first that is bundled, or is none. */
  private int ownGames(List<Library.Entry> games) {
    int count = 0;
    while (count < games.size()
        && games.get(count).isGame()
        && !library.isBundled(games.get(count).path())) {
      count++;
    }
    return count;
  }

  /**
   * Returns the games of shops that have been found by now, unless the player wants none found.
   *
   * @param listed games that are offered anyway, which are left out
   */
  public List<Library.Entry> found(List<Library.Entry> listed, Settings settings) {
    return settings.isOn(Setting.FIND_GAMES) ? library.found(listed, settings.texts()) : List.of();
  }

  /**
   * Returns how the player likes a game.
   *
   * @throws GameRefusedException if it is no longer there, or cannot be played
   */
  public Settings settings(Path game) {
    return settingsOf.apply(open(game));
  }

  /** Returns why a game cannot be played, though it could when it was listed; empty if it can. */
  public Optional<String> objection(Path game, Texts texts) {
    if (!GameName.of(game.toString()).exists()) {
      return Optional.of(texts.of("games.gone", game));
    }
    try {
      open(game);
      return Optional.empty();
    } catch (GameRefusedException | FormatException e) {
      return Optional.of(texts.translated(e.getMessage()));
    }
  }

  private Game open(Path game) {
    return opener.apply(game);
  }
}
