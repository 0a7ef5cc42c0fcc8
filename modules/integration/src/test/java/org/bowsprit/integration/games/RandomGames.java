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
  static final int ITERATIONS_PER_GAME = 240;

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
   * Plays games and writes a file with one line for each game and routing mode. Each line ends with
   * a hash of the game, so that the files of two JVMs or machines can be compared.
   *
   * @param arguments the file, the first seed, the number of games, the number of routing modes for
   *     each game
   * @throws IOException if the file cannot be written
   */
  public static void main(String[] arguments) throws IOException {
    long firstSeed = Long.parseLong(arguments[1]);
    long endSeed = firstSeed + Long.parseLong(arguments[2]);
    RandomGames games = new RandomGames(Integer.parseInt(arguments[3]));
    List<String> lines =
        LongStream.range(firstSeed, endSeed)
            .parallel()
            .mapToObj(games::play)
            .flatMap(List::stream)
            .toList();
    Files.write(Path.of(arguments[0]), lines);
  }

  /**
   * Makes a game and plays it in one or several routing modes.
   *
   * @return one line for each mode, with the seed, the mode and the hash
   * @throws AssertionError if an error halts the game, or if a loaded or replayed game differs from
   *     the first run; the message contains the seed and the iteration
   */
  List<String> play(long seed) {
    RandomGame game = new RandomGame(seed, assets);
    return IntStream.range(0, modesPerGame)
        .mapToObj(i -> modes.get((int) Math.floorMod(seed * modesPerGame + i, (long) modes.size())))
        .map(mode -> playInMode(new RunParameters(seed, game, mode)))
        .toList();
  }

  private String playInMode(RunParameters parameters) {
    InstructionCoverage gameCoverage = new InstructionCoverage();
    long hash = new RunComparison(parameters, ITERATIONS_PER_GAME).run(gameCoverage);
    synchronized (coverage) {
      coverage.add(gameCoverage);
    }
    return String.format(Locale.ROOT, "%d %s %016x", parameters.seed(), parameters.mode(), hash);
  }

  /** Returns the instructions executed in all games. */
  InstructionCoverage coverage() {
    return coverage;
  }
}
