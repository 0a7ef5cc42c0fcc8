package org.bowsprit.desktop.game;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.bowsprit.desktop.game.GameSearch.FoundGame;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameRefusedException;

/**
 * The games that {@link GameSearch} finds in the folders below a place that is not a game itself.
 */
final class GamesBelow {

  private final Path place;
  private final List<FoundGame> games;

  GamesBelow(Path place) {
    this.place = place;
    GameSearch search = new GameSearch();
    search.look(place);
    Set<String> digests = new HashSet<>();
    games =
        search.games().stream()
            .sorted(Comparator.comparingInt(game -> game.path().getNameCount()))
            .filter(game -> digests.add(game.identity().md5()))
            .toList();
  }

  /**
   * Opens the only game, or the chosen game.
   *
   * @param choice the name of the game's folder, or the name that selects the game among several
   *     games in a place, without regard to case; empty if there is only one game
   * @return the game; empty if there are no games
   * @throws GameRefusedException if there are games, but the choice selects none or several of them
   */
  Optional<Game> open(String choice) {
    List<FoundGame> meant = games.stream().filter(game -> isMeant(game, choice)).toList();
    if (meant.size() != 1 && !games.isEmpty()) {
      throw new GameRefusedException(
          (choice.isEmpty()
                  ? "There are several games here"
                  : "There is no game #" + choice + " here")
              + "; add one of these to the path:\n"
              + games.stream()
                  .map(game -> "  #" + word(game) + " is " + game.identity().describe())
                  .collect(Collectors.joining("\n")));
    }
    return meant.stream()
        .findFirst()
        .map(game -> new GameOpener().open(game.path(), game.choice()));
  }

  private boolean isMeant(FoundGame game, String choice) {
    return choice.isEmpty() || word(game).equals(choice.toLowerCase(Locale.ROOT));
  }

  /**
   * Returns the word that selects a game: the path of its folder and, if there are several games,
   * the choice.
   */
  private String word(FoundGame game) {
    String way = place.relativize(game.path()).toString().replace('\\', '/');
    String word = game.choice().isEmpty() ? way : way + "/" + game.choice();
    return word.toLowerCase(Locale.ROOT);
  }
}
