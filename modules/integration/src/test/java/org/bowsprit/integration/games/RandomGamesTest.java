package org.bowsprit.integration.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that random games, which are valid programs and use every instruction, run without errors.
 * With every router, a game that was saved and loaded at any moment, or replayed from a recording,
 * must reach the same final state as the first run.
 *
 * <p>The property {@code bowsprit.games.count} sets the number of games, {@code
 * bowsprit.games.first} sets the first seed, and {@code bowsprit.games.ways} sets the number of
 * routing modes in which each game is played.
 */
@Tag("thorough")
class RandomGamesTest {

  private static final int DEFAULT_GAME_COUNT = 30;
  private static final long FIRST_SEED = Long.getLong("bowsprit.games.first", 1);
  private static final int GAME_COUNT =
      Integer.getInteger("bowsprit.games.count", DEFAULT_GAME_COUNT);
  private static final int MODES_PER_GAME = Integer.getInteger("bowsprit.games.ways", 1);

  @Test
  void loadedAndReplayedGamesReachTheSameFinalState() {
    RandomGames games = new RandomGames(MODES_PER_GAME);
    Queue<String> failures = new ConcurrentLinkedQueue<>();
    LongStream.range(FIRST_SEED, FIRST_SEED + GAME_COUNT)
        .parallel()
        .forEach(
            seed -> {
              try {
                games.play(seed);
              } catch (AssertionError e) {
                failures.add(e.getMessage());
              }
            });
    assertThat(failures).as("the failures of %d games", GAME_COUNT).isEmpty();
    if (GAME_COUNT >= DEFAULT_GAME_COUNT) {
      assertThat(games.coverage().missingInstructions())
          .as("the instructions that no game executed")
          .isEqualTo(Set.of());
    }
  }
}
