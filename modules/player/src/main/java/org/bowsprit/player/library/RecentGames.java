package org.bowsprit.player.library;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file with a list of games, one path per line, latest first. Lines that are not a valid path are
 * ignored.
 */
final class RecentGames {

  private static final Logger LOG = LoggerFactory.getLogger(RecentGames.class);
  private static final int MAX_GAMES = 1_000;

  private final LineFile file;

  RecentGames(Path file) {
    this.file = new LineFile(file);
  }

  /** Returns whether no game has ever been played. */
  boolean isNew() {
    return file.isNew();
  }

  /** Returns the games, latest first. They need not exist any more. */
  List<Path> list() {
    return file.lines().stream().flatMap(RecentGames::path).limit(MAX_GAMES).toList();
  }

  private static Stream<Path> path(String line) {
    try {
      return Stream.of(Path.of(line));
    } catch (InvalidPathException e) {
      LOG.warn("a line in a list of games is not a valid path");
      return Stream.of();
    }
  }

  /** Moves a game to the beginning of the list, or adds it there. */
  void add(Path game) {
    file.change(
        games -> {
          games.remove(game.toString());
          games.add(0, game.toString());
          games.subList(Math.min(MAX_GAMES, games.size()), games.size()).clear();
        });
  }

  /** Removes a game from the list. */
  void remove(Path game) {
    if (list().contains(game)) {
      file.change(games -> games.remove(game.toString()));
    }
  }

  /** Records that the program was started to play, and deletes unfinished files. */
  void recordStart() {
    file.deleteUnfinished();
    if (isNew()) {
      file.change(games -> {});
    }
  }
}
