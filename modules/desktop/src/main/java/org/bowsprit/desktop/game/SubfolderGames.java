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
 * The games that {@link GameSearch} finds in the subfolders of a folder that is not a game itself.
 */
final class SubfolderGames {

  private final Path path;
  private final List<FoundGame> games;

  SubfolderGames(Path path) {
    this.path = path;
    GameSearch search = new GameSearch();
    search.examine(path);
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
   * @param choice the name of the game's folder, or the name that selects one of several games in a
   *     folder, ignoring case; empty if there is only one game
   * @return the game; empty if there are no games
   * @throws GameRefusedException if there are games, but the choice selects none or several of them
   */
  Optional<Game> open(String choice) {
    List<FoundGame> matching = games.stream().filter(game -> matches(game, choice)).toList();
    if (matching.size() != 1 && !games.isEmpty()) {
      throw new GameRefusedException(
          (choice.isEmpty()
                  ? "There are several games here"
                  : "There is no game #" + choice + " here")
              + "; add one of these to the path:\n"
              + games.stream()
                  .map(game -> "  #" + choiceName(game) + " is " + game.identity().description())
                  .collect(Collectors.joining("\n")));
    }
    return matching.stream()
        .findFirst()
        .map(game -> new GameOpener().open(game.path(), game.choice()));
  }

  private boolean matches(FoundGame game, String choice) {
    return choice.isEmpty() || choiceName(game).equals(choice.toLowerCase(Locale.ROOT));
  }

  /**
   * Returns the name that selects a game: the relative path of its folder and, if there are several
   * games in the folder, the choice.
   */
  private String choiceName(FoundGame game) {
    String relativePath = path.relativize(game.path()).toString().replace('\\', '/');
    String name = game.choice().isEmpty() ? relativePath : relativePath + "/" + game.choice();
    return name.toLowerCase(Locale.ROOT);
  }
}
