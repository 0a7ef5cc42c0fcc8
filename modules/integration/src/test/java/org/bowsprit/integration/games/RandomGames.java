package org.bowsprit.integration.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.bowsprit.integration.games.GameRun.RunParameters;

/** Makes and plays random games. This class is thread-safe. */
public final class RandomGames {

  /** The number of iterations for which a game is played. */
  static final int ITERATIONS = 240;

  private final LabAssets assets = new LabAssets();
  private final List<RoutingMode> modes = RoutingMode.all();
  private final InstructionCoverage coverage = new InstructionCoverage();
  private final int modesPerGame;

  /**
   * Creates a player of random games.
   *
   * @param modesPerGame the number of routing modes in which each game is played, at most all
   *     modes. Successive games use successive modes
   */
  RandomGames(int modesPerGame) {
    this.modesPerGame = Math.min(modesPerGame, modes.size());
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
   *     seed and the iteration
   */
  List<String> play(long seed) {
    RandomGame game = new RandomGame(seed, assets);
    return IntStream.range(0, modesPerGame)
        .mapToObj(i -> modes.get((int) Math.floorMod(seed * modesPerGame + i, (long) modes.size())))
        .map(mode -> line(new RunParameters(seed, game, mode)))
        .toList();
  }

  private String line(RunParameters match) {
    InstructionCoverage executed = new InstructionCoverage();
    long hash = new RunComparison(match, ITERATIONS).run(executed);
    synchronized (coverage) {
      coverage.add(executed);
    }
    return String.format(Locale.ROOT, "%d %s %016x", match.seed(), match.mode(), hash);
  }

  /** Returns the instructions executed in all games. */
  InstructionCoverage coverage() {
    return coverage;
  }
}
