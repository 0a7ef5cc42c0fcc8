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
 * With every router, they reach the same end if they are saved and loaded at any moment, or
 * replayed from a recording.
 *
 * <p>{@code -Dbowsprit.games.count=1000} plays more games, {@code -Dbowsprit.games.first=31} starts
 * with another seed, {@code -Dbowsprit.games.ways=8} plays each in all ways.
 */
@Tag("thorough")
class RandomGamesTest {

  private static final int DEFAULT_COUNT = 30;
  private static final long FIRST = Long.getLong("bowsprit.games.first", 1);
  private static final int COUNT = Integer.getInteger("bowsprit.games.count", DEFAULT_COUNT);
  private static final int MODES = Integer.getInteger("bowsprit.games.ways", 1);

  @Test
  void loadedAndReplayedGamesReachTheSameEnd() {
    RandomGames games = new RandomGames(MODES);
    Queue<String> failures = new ConcurrentLinkedQueue<>();
    LongStream.range(FIRST, FIRST + COUNT)
        .parallel()
        .forEach(
            seed -> {
              try {
                games.play(seed);
              } catch (AssertionError e) {
                failures.add(e.getMessage());
              }
            });
    assertThat(failures).as("of %d games", COUNT).isEmpty();
    if (COUNT >= DEFAULT_COUNT) {
      assertThat(games.coverage().missingInstructions()).as("never executed").isEqualTo(Set.of());
    }
  }
}
