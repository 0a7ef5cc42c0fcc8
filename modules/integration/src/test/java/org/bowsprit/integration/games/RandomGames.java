package org.bowsprit.integration.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.bowsprit.integration.games.Play.Match;

/** Makes and plays random games; several threads may do so. */
public final class RandomGames {

  /** The number of iterations for which a game is played. */
  static final int ITERATIONS = 240;

  private final LabAssets assets = new LabAssets();
  private final List<Way> ways = Way.all();
  private final Used used = new Used();
  private final int waysEach;

  /**
   * Creates a player of random games.
   *
   * @param waysEach the number of ways in which each game is played, at most all ways; the ways
   *     take turns
   */
  RandomGames(int waysEach) {
    this.waysEach = Math.min(waysEach, ways.size());
  }

  /**
   * Writes the hashes of games to a file, one line for each game and way, to compare two JVMs or
   * machines.
   *
   * @param arguments the file, the first seed, the number of games, the number of ways for each
   * @throws IOException if the file cannot be written
   */
  public static void main(String[] arguments) throws IOException {
    long first = Long.parseLong(arguments[1]);
    long end = first + Long.parseLong(arguments[2]);
    RandomGames games = new RandomGames(Integer.parseInt(arguments[3]));
    List<String> lines =
        LongStream.range(first, end)
            .parallel()
            .mapToObj(games::play)
            .flatMap(List::stream)
            .toList();
    Files.write(Path.of(arguments[0]), lines);
  }

  /**
   * Makes a game and plays it.
   *
   * @return one line with seed, way and hash for each way
   * @throws AssertionError if a game halts or differs from an earlier run; the message contains the
   *     seed and the place
   */
  List<String> play(long seed) {
    RandomGame game = new RandomGame(seed, assets);
    return IntStream.range(0, waysEach)
        .mapToObj(i -> ways.get((int) Math.floorMod(seed * waysEach + i, (long) ways.size())))
        .map(way -> line(new Match(seed, game, way)))
        .toList();
  }

  private String line(Match match) {
    Used heard = new Used();
    long hash = new Trial(match, ITERATIONS).run(heard);
    synchronized (used) {
      used.add(heard);
    }
    return String.format(Locale.ROOT, "%d %s %016x", match.seed(), match.way(), hash);
  }

  /** Returns the instructions executed in all games. */
  Used used() {
    return used;
  }
}
