package org.bowsprit.player.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.bowsprit.format.disk.FolderLock;
import org.bowsprit.player.save.SafeFile;
import org.bowsprit.player.save.UnfinishedFiles;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file with a list of games, one path per line, latest first. Lines that are no valid path are
 * ignored.
 */
final class RecentGames {

  private static final Logger LOG = LoggerFactory.getLogger(RecentGames.class);
  private static final int MOST = 1_000;

  private final Path file;

  RecentGames(Path file) {
    this.file = file;
  }

  /** Returns whether no game has ever been played. */
  boolean isNew() {
    return Files.notExists(file);
  }

  /** Returns the games, latest first. They need not exist any more. */
  List<Path> list() {
    List<Path> games = new ArrayList<>();
    try {
      for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
        add(games, line);
      }
    } catch (IOException e) {
      LOG.warn("a list of games cannot be read", e);
    }
    return games;
  }

  private static void add(List<Path> games, String line) {
    try {
      if (!line.isBlank() && games.size() < MOST) {
        games.add(Path.of(line));
      }
    } catch (InvalidPathException e) {
      LOG.warn("a line in a list of games is no path");
    }
  }

  /** Moves a game to the first place. */
  void add(Path game) {
    change(
        games -> {
          games.remove(game);
          games.add(0, game);
        });
  }

  /** Takes a game off the list. */
  void remove(Path game) {
    if (list().contains(game)) {
      change(games -> games.remove(game));
    }
  }

  /** Records that something has been played. */
  void begin() {
    UnfinishedFiles.sweep(folder());
    if (isNew()) {
      change(games -> {});
    }
  }

  /** Makes a change under a lock against other processes. */
  private void change(Consumer<List<Path>> change) {
    try {
      Files.createDirectories(folder());
      new FolderLock(folder())
          .run(
              () -> {
                List<Path> games = list();
                change.accept(games);
                write(games.subList(0, Math.min(MOST, games.size())));
              });
    } catch (IOException e) {
      LOG.warn("a list of games cannot be written", e);
    }
  }

  private void write(List<Path> games) throws IOException {
    String lines = games.stream().map(game -> game + "\n").collect(Collectors.joining());
    new SafeFile(file).write(lines.getBytes(StandardCharsets.UTF_8));
  }

  private Path folder() {
    return file.toAbsolutePath().getParent();
  }
}
